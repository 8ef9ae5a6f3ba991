class Solution:
    def solveSudoku(self, board):
        def valid(row, col, ch):
            box = row // 3 + col // 3
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ch:
                        if r == row or c == col or r // 3 + c // 3 == box:
                            return False
            return True

        def solve():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        for ch in "123456789":
                            if valid(r, c, ch):
                                board[r][c] = ch
                                if solve():
                                    return True
                                board[r][c] = "."
                        return False
            return True

        solve()
