#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.needs = {}
        table = {}
        for r, c in product(range(9), range(9)):
            for d in "123456789":
                if board[r][c] == "." or board[r][c] == d:
                    self.needs[r, c, d] = [(r, c, ""), (r, "", d), ("", c, d), (r // 3, c // 3, d, "box")]
                    for n in self.needs[r, c, d]:
                        table.setdefault(n, set()).add((r, c, d))
        for r, c, d in self.search(table, []) or []:
            board[r][c] = d

    def search(self, table, path):
        if not table:
            return path
        best = min(table, key=lambda n: len(table[n]))
        for choice in sorted(table[best]):
            copy = table.copy()
            for n in self.needs[choice]:
                for other in list(copy[n]):
                    for m in self.needs[other]:
                        if m in copy and m != n:
                            copy[m].discard(other)
                del copy[n]
            found = self.search(copy, path + [choice])
            if found:
                return found
        return None
