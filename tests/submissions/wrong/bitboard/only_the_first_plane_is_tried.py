#: example accepted
class Solution:
    def solveSudoku(self, board):
        rows = [511 << 9 * k for k in range(9)]
        cols = [0x1008040201008040201 << k for k in range(9)]
        boxes = [0x1C0E07 << 27 * a + 3 * b for a in range(3) for b in range(3)]
        full = (1 << 81) - 1
        planes = [full] * 9

        def put(d, bit):
            k = bit.bit_length() - 1
            for e in range(9):
                planes[e] &= ~bit
            planes[d] &= ~(rows[k // 9] | cols[k % 9] | boxes[k // 27 * 3 + k % 9 // 3])
            board[k // 9][k % 9] = str(d + 1)

        empty = 0
        for k in range(81):
            ch = board[k // 9][k % 9]
            if ch == ".":
                empty |= 1 << k
            else:
                put(int(ch) - 1, 1 << k)
        while empty:
            once = twice = 0
            for p in planes:
                twice |= once & p
                once |= p
            single = once & ~twice & empty
            for unit in rows + cols + boxes:
                for d in range(9):
                    x = planes[d] & unit
                    if x and not x & (x - 1) and not single:
                        put(d, x)
                        empty &= ~x
                        single = -1
            if single == -1:
                continue
            pick = single or once & empty
            if not pick:
                return
            bit = pick & -pick
            d = next(d for d in range(9) if planes[d] & bit)
            put(d, bit)
            empty &= ~bit
