#: example accepted
ALL = (1 << 81) - 1
UNIT = [511 << 9 * k for k in range(9)] + [0x1008040201008040201 << k for k in range(9)]
UNIT += [0x1C0E07 << 27 * (k // 3) + 3 * (k % 3) for k in range(9)]
REACH = [UNIT[k // 9] | UNIT[9 + k % 9] | UNIT[18 + k // 27 * 3 + k % 9 // 3] for k in range(81)]


class Solution:
    def solveSudoku(self, board):
        planes, todo = [ALL] * 9, ALL
        for k in range(81):
            if board[k // 9][k % 9] != ".":
                planes[int(board[k // 9][k % 9]) - 1] &= ~REACH[k]
                todo ^= 1 << k
        self.board = board
        self.search(planes, todo)

    def search(self, planes, todo):
        if not todo:
            return True
        one = two = three = 0
        for p in planes:
            p &= todo
            three |= two & p
            two |= one & p
            one |= p
        if one != todo:
            return False
        pick = one & ~two or self.hidden(planes, todo) or two & ~three or one
        bit = pick & -pick
        k = bit.bit_length() - 1
        options = [d for d in range(9) if planes[d] & bit]
        for d in options:
            if pick & pick - 1 == 0 and any((planes[d] & todo & u) == bit for u in UNIT):
                options = [d]
                break
        for d in {min(options), max(options)}:
            new = planes[:]
            new[d] &= ~REACH[k]
            self.board[k // 9][k % 9] = str(d + 1)
            if self.search(new, todo ^ bit):
                return True
        self.board[k // 9][k % 9] = "."
        return False

    def hidden(self, planes, todo):
        for p in planes:
            for u in UNIT:
                x = p & todo & u
                if x and x & x - 1 == 0:
                    return x
        return 0
