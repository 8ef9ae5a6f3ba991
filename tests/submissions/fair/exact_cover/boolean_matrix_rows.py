"""Algorithm X. The active rows of every column are kept as a count and as a plain list that never
changes; a row is active while `blocked[row]` is 0 (= number of chosen rows it clashes with)."""


class Solution:
    def solveSudoku(self, board):
        cols_of = []
        label = []
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    if board[r][c] in (".", str(d + 1)):
                        label.append((r, c, d))
                        cols_of.append((
                            r * 9 + c,
                            81 + r * 9 + d,
                            162 + c * 9 + d,
                            243 + (r // 3 * 3 + c // 3) * 9 + d,
                        ))
        rows_of = [[] for _ in range(324)]
        for row, cols in enumerate(cols_of):
            for col in cols:
                rows_of[col].append(row)
        clash = [set().union(*(rows_of[col] for col in cols)) for cols in cols_of]

        self.blocked = [0] * len(label)
        self.count = [len(rows) for rows in rows_of]
        uncovered = set(range(324))
        picked = []

        def pick(row):
            for other in clash[row]:
                if self.blocked[other] == 0:
                    for col in cols_of[other]:
                        self.count[col] -= 1
                self.blocked[other] += 1
            uncovered.difference_update(cols_of[row])

        def unpick(row):
            uncovered.update(cols_of[row])
            for other in clash[row]:
                self.blocked[other] -= 1
                if self.blocked[other] == 0:
                    for col in cols_of[other]:
                        self.count[col] += 1

        def search():
            if not uncovered:
                return True
            col = min(uncovered, key=self.count.__getitem__)
            if self.count[col] == 0:
                return False
            for row in [x for x in rows_of[col] if self.blocked[x] == 0]:
                pick(row)
                picked.append(row)
                if search():
                    return True
                picked.pop()
                unpick(row)
            return False

        search()
        for row in picked:
            r, c, d = label[row]
            board[r][c] = str(d + 1)
