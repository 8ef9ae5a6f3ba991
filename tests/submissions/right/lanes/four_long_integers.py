from functools import lru_cache
from typing import List

LOW = sum(1 << 10 * i for i in range(81))
FLAG = LOW << 9


@lru_cache(None)
def spots(r, c, d):
    """Lane and place in the four families: cells, rows, columns, boxes."""
    return ((9 * r + c, d), (9 * r + d, c), (9 * c + d, r),
            (9 * (r // 3 * 3 + c // 3) + d, r % 3 * 3 + c % 3))


NAME = [{} for _ in range(4)]
for r in range(9):
    for c in range(9):
        for d in range(9):
            for family, (lane, place) in enumerate(spots(r, c, d)):
                NAME[family][10 * lane + place] = (r, c, d)
ERASE = {}
for name in NAME[0].values():
    masks = [0] * 4
    for family, (lane, _) in enumerate(spots(*name)):
        for place in range(9):
            for f, (l, p) in enumerate(spots(*NAME[family][10 * lane + place])):
                masks[f] |= 1 << 10 * l + p
    ERASE[name] = tuple(~m for m in masks), tuple(~(1 << 10 * lane) for lane, _ in spots(*name))


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        x, live = (LOW * 511,) * 4, (LOW,) * 4
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    x, live = self.put(x, live, (r, c, int(board[r][c]) - 1))
        for r, c, d in self.search(x, live) or ():
            board[r][c] = str(d + 1)

    def put(self, x, live, name):
        keep, still = ERASE[name]
        return (tuple(a & b for a, b in zip(x, keep)), tuple(a & b for a, b in zip(live, still)))

    def search(self, x, live):
        done = []
        while any(live):
            found = None
            for family in range(4):
                once = (x[family] | FLAG) - live[family]
                if once & FLAG != FLAG:
                    return None
                twice = ((x[family] & once) | FLAG) - live[family]
                single = ~twice & FLAG
                if single:
                    ones = x[family] & (single - (single >> 9))
                    found = NAME[family][ones.bit_length() - 1]
                    break
            if found:
                done.append(found)
                x, live = self.put(x, live, found)
                continue
            best = min((family, lane) for family in range(4) for lane in range(81) if live[family] >> 10 * lane & 1) \
                if not live[0] else self.fewest(x[0], live[0])
            family, lane = best
            for place in range(9):
                if x[family] >> 10 * lane + place & 1:
                    name = NAME[family][10 * lane + place]
                    rest = self.search(*self.put(x, live, name))
                    if rest is not None:
                        return done + [name] + rest
            return None
        return done

    def fewest(self, x, live):
        level = x
        while True:
            level &= (level | FLAG) - live
            empty = ~((level | FLAG) - live) & FLAG
            if empty:
                return 0, (empty.bit_length() - 10) // 10
