# five bits a lane, a lane counts its candidates
UNIT = [0] * 729
RIVALS = [set() for _ in range(729)]
LANE = [[] for _ in range(324)]
for r in range(9):
    for c in range(9):
        for d in range(9):
            k = 81 * r + 9 * c + d
            for lane in (9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d):
                LANE[lane].append(k)
                UNIT[k] |= 1 << 5 * lane
for ks in LANE:
    for k in ks:
        RIVALS[k].update(ks)
ONES = sum(1 << 5 * lane for lane in range(324))


class Solution:
    def solveSudoku(self, board):
        alive, counts, todo = set(range(729)), sum(UNIT), ONES
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    alive, counts, todo = self.put(alive, counts, todo, 81 * r + 9 * c + int(board[r][c]) - 1)
        result = self.go(alive, counts, todo)
        for k in result or []:
            board[k // 81][k // 9 % 9] = str(k % 9 + 1)

    def put(self, alive, counts, todo, k):
        out = RIVALS[k] & alive
        return alive - out, counts - sum(UNIT[x] for x in out), todo & ~UNIT[k]

    def go(self, alive, counts, todo):
        done = []
        while todo:
            if todo & ~(counts + 15 * ONES >> 4):
                return None
            single = todo & ~(counts + 13 * ONES >> 4)      # 13 + 2 stays below 16
            if single:
                lane = (single.bit_length() - 1) // 5
                k = next(x for x in LANE[lane] if x in alive)
                done.append(k)
                alive, counts, todo = self.put(alive, counts, todo, k)
                continue
            lane = (todo.bit_length() - 1) // 5
            for k in LANE[lane]:
                if k in alive:
                    rest = self.go(*self.put(alive, counts, todo, k))
                    if rest is not None:
                        return done + [k] + rest
            return None
        return done
