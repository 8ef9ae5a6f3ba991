# starts from one known puzzle and moves its parts around: it stays a puzzle with one solution
import random
from typing import List

BASE = """
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
""".split()


class Solution:
    def makePuzzle(self, seed: int) -> List[List[str]]:
        rng = random.Random(seed)

        def lines():
            bands = [0, 1, 2]
            rng.shuffle(bands)
            out = []
            for band in bands:
                inside = [3 * band, 3 * band + 1, 3 * band + 2]
                rng.shuffle(inside)
                out += inside
            return out

        digits = list("123456789")
        rng.shuffle(digits)
        change = dict(zip("123456789", digits))
        change["."] = "."
        rows, cols = lines(), lines()
        return [[change[BASE[r][c]] for c in cols] for r in rows]
