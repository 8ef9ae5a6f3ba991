class Solution:
    def solveSudoku(self, board):
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        empty = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    empty.append((r, c, r // 3 * 3 + c // 3))
                else:
                    bit = 1 << int(board[r][c])
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        # one entry per filled blank: the digit that was tried there last
        tried = [0] * len(empty)
        k = 0
        while 0 <= k < len(empty):
            r, c, b = empty[k]
            if tried[k]:
                bit = 1 << tried[k]
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
            used = rows[r] | cols[c] | boxes[b]
            d = tried[k] + 1
            while d <= 9 and used >> d & 1:
                d += 1
            if d == 10:
                tried[k] = 0
                board[r][c] = '.'
                k -= 1
            else:
                tried[k] = d
                board[r][c] = str(d)
                bit = 1 << d
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
                k += 1
