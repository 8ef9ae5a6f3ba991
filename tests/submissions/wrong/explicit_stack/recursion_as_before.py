#: verdict Runtime Error
#: says recursion: `search` calls itself
class Solution:
    def solveSudoku(self, board):
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    bit = 1 << int(board[r][c])
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        def search(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            b = r // 3 * 3 + c // 3
            for d in range(1, 10):
                bit = 1 << d
                if (rows[r] | cols[c] | boxes[b]) & bit:
                    continue
                board[r][c] = str(d)
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
                if search(k + 1):
                    return True
                board[r][c] = "."
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
            return False

        search(0)
