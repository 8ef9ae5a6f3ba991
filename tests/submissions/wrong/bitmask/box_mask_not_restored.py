#: says nothing was written
#: example accepted
class Solution:
    def solveSudoku(self, board):
        row = [0] * 9
        col = [0] * 9
        box = [0] * 9
        cells = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    cells.append((i, j))
                else:
                    bit = 1 << (int(board[i][j]) - 1)
                    row[i] |= bit
                    col[j] |= bit
                    box[i // 3 * 3 + j // 3] |= bit

        def free(cell):
            i, j = cell
            return 0b111111111 & ~(row[i] | col[j] | box[i // 3 * 3 + j // 3])

        def search():
            if not cells:
                return True
            # the cell with the fewest free digits
            k = min(range(len(cells)), key=lambda k: bin(free(cells[k])).count('1'))
            cells[k], cells[-1] = cells[-1], cells[k]
            mask = free(cells[-1])
            i, j = cells.pop()
            while mask:
                bit = mask & -mask
                mask ^= bit
                row[i] |= bit
                col[j] |= bit
                box[i // 3 * 3 + j // 3] |= bit
                board[i][j] = str(bit.bit_length())
                if search():
                    return True
                row[i] &= ~bit
                col[j] &= ~bit
            board[i][j] = '.'
            cells.append((i, j))
            return False

        search()
