class Solution:
    def solveSudoku(self, board):
        def ok():
            for unit in units():
                filled = [x for x in unit if x != "."]
                if len(filled) != len(set(filled)):
                    return False
            return True

        def units():
            for i in range(9):
                yield board[i]
                yield [board[j][i] for j in range(9)]
                a, b = 3 * (i // 3), 3 * (i % 3)
                yield [board[a + k // 3][b + k % 3] for k in range(9)]

        def step(cells):
            if not cells:
                return True
            (r, c), rest = cells[0], cells[1:]
            for d in map(str, range(1, 10)):
                board[r][c] = d
                if ok() and step(rest):
                    return True
            board[r][c] = "."
            return False

        step([(r, c) for r in range(9) for c in range(9) if board[r][c] == "."])
