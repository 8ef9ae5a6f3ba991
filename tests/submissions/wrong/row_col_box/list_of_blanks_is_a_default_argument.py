class Solution:
    def solveSudoku(self, board):
        def free(r, c, x):
            if x in board[r]:
                return False
            if any(row[c] == x for row in board):
                return False
            r0, c0 = r // 3 * 3, c // 3 * 3
            return not any(x in row[c0:c0 + 3] for row in board[r0:r0 + 3])

        cells = self.blanks(board)

        def place(cells):
            if not cells:
                return True
            (r, c), rest = cells[0], cells[1:]
            for x in "123456789":
                if free(r, c, x):
                    board[r][c] = x
                    if place(rest):
                        return True
                    board[r][c] = "."
            return False

        place(cells)

    def blanks(self, board, found=[]):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    found.append((r, c))
        return found
