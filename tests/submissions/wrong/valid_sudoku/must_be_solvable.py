#: says returned False, but
class Solution:
    def isValidSudoku(self, board):
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        empty = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    empty.append((i, j))
                    continue
                bit = 1 << int(board[i][j])
                if (rows[i] | cols[j] | boxes[i // 3 * 3 + j // 3]) & bit:
                    return False
                rows[i] |= bit
                cols[j] |= bit
                boxes[i // 3 * 3 + j // 3] |= bit

        def free(cell):
            i, j = cell
            used = rows[i] | cols[j] | boxes[i // 3 * 3 + j // 3]
            return [d for d in range(1, 10) if not used >> d & 1]

        def solvable():
            if not empty:
                return True
            cell = min(empty, key=lambda cell: len(free(cell)))
            i, j = cell
            empty.remove(cell)
            for d in free(cell):
                rows[i] ^= 1 << d
                cols[j] ^= 1 << d
                boxes[i // 3 * 3 + j // 3] ^= 1 << d
                if solvable():
                    return True
                rows[i] ^= 1 << d
                cols[j] ^= 1 << d
                boxes[i // 3 * 3 + j // 3] ^= 1 << d
            empty.append(cell)
            return False

        return solvable()
