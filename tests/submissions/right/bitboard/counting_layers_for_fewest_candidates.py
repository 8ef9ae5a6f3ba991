from functools import reduce
from operator import or_

PEER = []
for k in range(81):
    r, c = k // 9, k % 9
    cells = {9 * r + j for j in range(9)} | {9 * j + c for j in range(9)}
    cells |= {9 * (r - r % 3 + a) + c - c % 3 + b for a in range(3) for b in range(3)}
    PEER.append(reduce(or_, (1 << x for x in cells)))


class Solution:
    def solveSudoku(self, board):
        digits = "123456789"
        planes = [(1 << 81) - 1 for _ in digits]
        open_ = (1 << 81) - 1
        for k in range(81):
            d = digits.find(board[k // 9][k % 9])
            if d >= 0:
                planes[d] &= ~PEER[k]
                open_ &= ~(1 << k)
        result = [None] * 81

        def dfs(planes, open_):
            while open_:
                # layer[n]: open cells with more than n candidates
                layer = [0] * 9
                for p in planes:
                    p &= open_
                    for n in range(8, 0, -1):
                        layer[n] |= layer[n - 1] & p
                    layer[0] |= p
                if layer[0] != open_:
                    return False
                n = 1
                while layer[n - 1] == layer[n]:
                    n += 1
                choice = layer[n - 1] & ~layer[n]
                bit = choice & -choice
                k = bit.bit_length() - 1
                tries = [d for d in range(9) if planes[d] & bit]
                if n > 1:
                    hidden = self.hidden(planes, open_)
                    if hidden:
                        k, d = hidden
                        tries = [d]
                open_ &= ~(1 << k)
                if len(tries) == 1:
                    result[k] = tries[0]
                    planes = self.without(planes, tries[0], k)
                    continue
                for d in tries:
                    result[k] = d
                    if dfs(self.without(planes, d, k), open_):
                        return True
                return False
            return True

        dfs(planes, open_)
        for k in range(81):
            if board[k // 9][k % 9] == '.':
                board[k // 9][k % 9] = digits[result[k]]

    def without(self, planes, d, k):
        planes = planes[:]
        planes[d] &= ~PEER[k]
        return planes

    def hidden(self, planes, open_):
        for d in range(9):
            p = planes[d] & open_
            for k in range(9):
                for unit in (0x1FF << 9 * k, 0x1008040201008040201 << k,
                             0x1C0E07 << 27 * (k // 3) + 3 * (k % 3)):
                    x = p & unit
                    if x and x & (x - 1) == 0:
                        return x.bit_length() - 1, d
        return None
