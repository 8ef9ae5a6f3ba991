#: verdict Syntax Error
#: says line 14
#: says U+00A0
class Solution:
    def solveSudoku(self, board):
        rows = [set(row) for row in board]
        cols = [set(col) for col in zip(*board)]
        boxes = [set(board[i + k // 3][j + k % 3] for k in range(9)) for i in (0, 3, 6) for j in (0, 3, 6)]
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            units = rows[r], cols[c], boxes[r // 3 * 3 + c // 3]
            for d in "123456789":
                if not any(d in unit for unit in units):
                    board[r][c] = d
                    for unit in units:
                        unit.add(d)
                    if fill(k + 1):
                        return True
                    for unit in units:
                        unit.remove(d)
            board[r][c] = "."
            return False

        fill(0)
