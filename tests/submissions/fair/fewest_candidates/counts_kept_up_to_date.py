class Solution:
    """MRV. For every cell and digit, `blocked` counts how many neighbours hold that digit; `left`
    is the number of digits with count 0."""

    def solveSudoku(self, board: List[List[str]]) -> None:
        self.blocked = [[0] * 9 for _ in range(81)]
        self.left = [9] * 81
        self.near = [self.neighbours(i) for i in range(81)]
        empty = []
        for i in range(81):
            ch = board[i // 9][i % 9]
            if ch == '.':
                empty.append(i)
            else:
                self.put(i, int(ch) - 1)
        self.board = board
        self.search(empty)

    def neighbours(self, i):
        r, c = divmod(i, 9)
        res = set()
        for k in range(9):
            res.add(r * 9 + k)
            res.add(k * 9 + c)
            res.add((r // 3 * 3 + k // 3) * 9 + c // 3 * 3 + k % 3)
        res.remove(i)
        return tuple(res)

    def put(self, i, d):
        left = self.left
        for j in self.near[i]:
            row = self.blocked[j]
            if row[d] == 0:
                left[j] -= 1
            row[d] += 1

    def take(self, i, d):
        left = self.left
        for j in self.near[i]:
            row = self.blocked[j]
            row[d] -= 1
            if row[d] == 0:
                left[j] += 1

    def search(self, empty):
        if not empty:
            return True
        i = min(empty, key=self.left.__getitem__)
        if self.left[i] == 0:
            return False
        rest = [j for j in empty if j != i]
        for d, times in enumerate(self.blocked[i]):
            if times == 0:
                self.put(i, d)
                if self.search(rest):
                    self.board[i // 9][i % 9] = str(d + 1)
                    return True
                self.take(i, d)
        return False
