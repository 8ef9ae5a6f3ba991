class Solution:
    """Bytes as lanes: every need counts its choices in one byte."""

    def needs(self, r, c, d):
        return 9 * r + c, 81 + 9 * r + c, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d

    def solveSudoku(self, board: List[List[str]]) -> None:
        self.inside = defaultdict(set)
        self.four = {}
        for r, c, d in product(range(9), repeat=3):
            self.four[r, c, d] = self.needs(r, c, d)
            for n in self.four[r, c, d]:
                self.inside[n].add((r, c, d))
        self.weight = {x: sum(1 << 8 * n for n in ns) for x, ns in self.four.items()}
        alive = set(self.four)
        counts = sum(self.weight.values())
        for r, c in product(range(9), repeat=2):
            if board[r][c] != ".":
                alive, counts = self.take(alive, counts, (r, c, int(board[r][c]) - 1))
        for r, c, d in self.search(alive, counts) or []:
            board[r][c] = str(d + 1)

    def take(self, alive, counts, x):
        gone = set().union(*(self.inside[n] for n in self.four[x])) & alive
        for y in gone:
            counts -= self.weight[y]
        return alive - gone, counts + 255 * self.weight[x]

    def search(self, alive, counts):
        data = counts.to_bytes(330, "little")[:324]
        least = min(data)
        if least == 255:
            return []
        if not least:
            return None
        for x in self.inside[data.index(least)] & alive:
            rest = self.search(*self.take(alive, counts, x))
            if rest is not None:
                return rest + [x]
        return None
