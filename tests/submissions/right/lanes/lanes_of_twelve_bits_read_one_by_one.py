class Lanes:
    WIDTH = 12

    def __init__(self):
        self.names = {}
        self.keep = {}
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    for bit in self.bits(r, c, d):
                        self.names[bit] = (r, c, d)
        for name in set(self.names.values()):
            mask = 0
            for bit in self.bits(*name):
                start = bit - bit % self.WIDTH
                for k in range(9):
                    for other in self.bits(*self.names[start + k]):
                        mask |= 1 << other
                mask |= 1 << start + 9
            self.keep[name] = ~mask

    def bits(self, r, c, d):
        w = self.WIDTH
        return (w * (9 * r + c) + d, w * (81 + 9 * r + d) + c, w * (162 + 9 * c + d) + r,
                w * (243 + 9 * (r // 3 * 3 + c // 3) + d) + 3 * (r % 3) + c % 3)

    def full(self):
        # bit 9 of a lane: still open
        return sum(0b1111111111 << self.WIDTH * lane for lane in range(324))


LANES = Lanes()
COUNT = [bin(m).count("1") for m in range(512)]


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        state = LANES.full()
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    state &= LANES.keep[r, c, int(board[r][c]) - 1]
        self.board = board
        self.search(state)

    def search(self, state):
        if state == 0:
            return True
        best, where, shift, rest = 10, None, 0, state
        while rest:
            skip = ((rest & -rest).bit_length() - 1) // 12 * 12
            rest >>= skip
            shift += skip
            lane = rest & 1023
            n = COUNT[lane & 511]
            if n < best:
                best, where = n, shift
                if n < 2:
                    break
            rest >>= 12
            shift += 12
        for k in range(9):
            if state >> where + k & 1:
                r, c, d = LANES.names[where + k]
                self.board[r][c] = str(d + 1)
                if self.search(state & LANES.keep[r, c, d]):
                    return True
        return False
