GUARD = sum(1 << 10 * lane + 9 for lane in range(324))
LOW = GUARD >> 9


def copies(r, c, d):
    return [(9 * r + c, d), (81 + 9 * r + d, c), (162 + 9 * c + d, r),
            (243 + 9 * (r // 3 * 3 + c // 3) + d, r % 3 + c % 3)]


cands = [(r, c, d) for r in range(9) for c in range(9) for d in range(9)]
bits = {x: sum(1 << 10 * lane + p for lane, p in copies(*x)) for x in cands}
inside = [0] * 324
for x in cands:
    for lane, _ in copies(*x):
        inside[lane] |= bits[x]
who = {}
for x in cands:
    for lane, p in copies(*x):
        who[10 * lane + p] = x
keep = {x: ~(inside[a] | inside[b] | inside[c] | inside[d])
        for x in cands for (a, _), (b, _), (c, _), (d, _) in [copies(*x)]}
close = {x: ~sum(1 << 10 * lane for lane, _ in copies(*x)) for x in cands}


ALL = sum(1 << b for b in who)


class Solution:
    def solveSudoku(self, board):
        state, lanes = ALL, LOW
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    x = r, c, int(board[r][c]) - 1
                    state, lanes = state & keep[x], lanes & close[x]
        self.run(state, lanes, board)

    def run(self, state, lanes, board):
        if not lanes:
            return True
        one = (state | GUARD) - lanes
        if ~one & GUARD:
            return False
        two = ((state & one) | GUARD) - lanes
        few = ~two & GUARD or lanes << 9
        lane = few.bit_length() // 10 - 1
        for p in range(9):
            if state >> 10 * lane + p & 1:
                x = who[10 * lane + p]
                board[x[0]][x[1]] = str(x[2] + 1)
                if self.run(state & keep[x], lanes & close[x], board):
                    return True
        return False
