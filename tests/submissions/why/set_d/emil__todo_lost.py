#: cause undo-books
#: line 45 46
from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        FULL = (1 << 9) - 1
        row, col, box = [0] * 9, [0] * 9, [0] * 9
        todo = []

        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    todo.append((r, c))
                else:
                    bit = 1 << (int(board[r][c]) - 1)
                    row[r] |= bit
                    col[c] |= bit
                    box[r // 3 * 3 + c // 3] |= bit

        def free(r, c):
            return FULL & ~(row[r] | col[c] | box[r // 3 * 3 + c // 3])

        def search():
            if not todo:
                return True
            # cell with the fewest candidates first
            r, c = min(todo, key=lambda rc: bin(free(*rc)).count('1'))
            todo.remove((r, c))
            b = r // 3 * 3 + c // 3
            mask = free(r, c)
            while mask:
                bit = mask & -mask
                mask &= mask - 1
                row[r] |= bit
                col[c] |= bit
                box[b] |= bit
                board[r][c] = str(bit.bit_length())
                if search():
                    return True
                row[r] &= ~bit
                col[c] &= ~bit
                box[b] &= ~bit
                board[r][c] = '.'
            return False

        search()
