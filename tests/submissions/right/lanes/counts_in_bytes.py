class Solution:
    """One integer of 324 bytes counts the candidates of every need; `bytes` finds the smallest."""

    def __init__(self):
        lanes = [[] for _ in range(324)]
        self.lanes_of = []
        for k in range(729):
            r, c, d = k // 81, k // 9 % 9, k % 9
            four = (9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d)
            self.lanes_of.append(four)
            for lane in four:
                lanes[lane].append(k)
        self.members = [sum(1 << k for k in ks) for ks in lanes]
        self.one = [sum(1 << 8 * lane for lane in four) for four in self.lanes_of]
        self.rivals = [self.members[a] | self.members[b] | self.members[c] | self.members[d]
                       for a, b, c, d in self.lanes_of]

    def solveSudoku(self, board: List[List[str]]) -> None:
        alive = (1 << 729) - 1
        counts = sum(self.one)
        path = []
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    alive, counts = self.choose(alive, counts, 81 * r + 9 * c + int(board[r][c]) - 1)
        self.search(alive, counts, path)
        for k in path:
            board[k // 81][k // 9 % 9] = str(k % 9 + 1)

    def choose(self, alive, counts, k):
        out = alive & self.rivals[k]
        alive ^= out
        while out:
            j = out.bit_length() - 1
            out ^= 1 << j
            counts -= self.one[j]
        return alive, counts + 255 * self.one[k]   # done lanes are 255

    def search(self, alive, counts, path):
        text = counts.to_bytes(324, "little")
        least = min(text)
        if least == 255:
            return True
        if least == 0:
            return False
        options = alive & self.members[text.index(least)]
        while options:
            k = options.bit_length() - 1
            options ^= 1 << k
            path.append(k)
            if self.search(*self.choose(alive, counts, k), path):
                return True
            path.pop()
        return False
