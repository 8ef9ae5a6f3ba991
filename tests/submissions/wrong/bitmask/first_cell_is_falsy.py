#: says still empty
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
                    cells.append(i * 9 + j)
                else:
                    bit = 1 << (int(board[i][j]) - 1)
                    row[i] |= bit
                    col[j] |= bit
                    box[i // 3 * 3 + j // 3] |= bit

        def free(cell):
            i, j = divmod(cell, 9)
            return 0b111111111 & ~(row[i] | col[j] | box[i // 3 * 3 + j // 3])

        def pick():
            # the cell with the fewest free digits
            return min(cells, key=lambda cell: bin(free(cell)).count('1'), default=None)

        def search():
            cell = pick()
            if not cell:
                return True
            cells.remove(cell)
            mask = free(cell)
            i, j = divmod(cell, 9)
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
                box[i // 3 * 3 + j // 3] &= ~bit
            board[i][j] = '.'
            cells.append(cell)
            return False

        search()
