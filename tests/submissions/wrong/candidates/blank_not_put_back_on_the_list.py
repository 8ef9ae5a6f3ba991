from collections import Counter


class Solution:
    def solveSudoku(self, board):
        peers = {}
        for r in range(9):
            for c in range(9):
                box = [(r // 3 * 3 + i, c // 3 * 3 + j) for i in range(3) for j in range(3)]
                peers[r, c] = [(r, j) for j in range(9)] + [(i, c) for i in range(9)] + box

        def rec(cells):
            if not cells:
                return True
            r, c = cells.pop()
            count = Counter(board[i][j] for i, j in peers[r, c])
            for d in "123456789":
                if not count[d]:
                    board[r][c] = d
                    if rec(cells):
                        return True
            board[r][c] = "."
            return False

        rec([cell for cell in peers if board[cell[0]][cell[1]] == "."][::-1])
