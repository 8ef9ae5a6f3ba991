BITS = [bin(n).count("1") for n in range(512)]
DIGIT = {1 << k: str(k + 1) for k in range(9)}
AROUND = []
for at in range(81):
    row, col = at // 9, at % 9
    around = []
    for other in range(81):
        r, c = other // 9, other % 9
        same_box = r // 3 == row // 3 and c // 3 == col // 3
        if other != at and (r == row or c == col or same_box):
            around.append(other)
    AROUND.append(tuple(around))


class Solution:
    def solveSudoku(self, board):
        left = bytearray(81)
        high = bytearray(81)
        for at in range(81):
            left[at], high[at] = 255, 1
        for at in range(81):
            if board[at // 9][at % 9] != ".":
                if not self.place(left, high, at, 1 << int(board[at // 9][at % 9]) - 1):
                    return
        found = self.dfs(left, high)
        if found is None:
            return
        left, high = found
        for at in range(81):
            board[at // 9][at % 9] = DIGIT[left[at] | high[at] << 8]

    def place(self, left, high, at, bit):
        left[at], high[at] = bit & 255, bit >> 8
        work = [at]
        while work:
            at = work.pop()
            bit = left[at] | high[at] << 8
            for p in AROUND[at]:
                now = left[p] | high[p] << 8
                if now & bit:
                    now -= bit
                    if now == 0:
                        return False
                    left[p], high[p] = now & 255, now >> 8
                    if BITS[now] == 1:
                        work.append(p)
        return True

    def dfs(self, left, high):
        best, where = 10, -1
        for at in range(81):
            n = BITS[left[at] | high[at] << 8]
            if 1 < n < best:
                best, where = n, at
        if where < 0:
            return left, high
        now = left[where] | high[where] << 8
        for k in range(9):
            if now >> k & 1:
                l2, h2 = left[:], high[:]
                if self.place(l2, h2, where, 1 << k):
                    found = self.dfs(l2, h2)
                    if found:
                        return found
        return None
