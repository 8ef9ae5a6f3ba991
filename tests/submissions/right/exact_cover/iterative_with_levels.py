class ExactCover:
    def __init__(self, width):
        self.rows = {}
        self.columns = [set() for _ in range(width)]
        self.active = set(range(width))

    def add(self, name, columns):
        self.rows[name] = tuple(columns)
        for c in columns:
            self.columns[c].add(name)

    def choose(self, name):
        log = []
        for c in self.rows[name]:
            self.active.remove(c)
            log.append((None, c))
            for other in list(self.columns[c]):
                for k in self.rows[other]:
                    if k in self.active and other in self.columns[k]:
                        self.columns[k].remove(other)
                        log.append((other, k))
        return log

    def undo(self, log):
        for name, c in reversed(log):
            if name is None:
                self.active.add(c)
            else:
                self.columns[c].add(name)

    def solve(self):
        path = []
        while True:
            if not self.active:
                return [name for name, _, _ in path]
            c = min(self.active, key=lambda k: len(self.columns[k]))
            options = list(self.columns[c])
            while not options:
                if not path:
                    return None
                name, log, options = path.pop()
                self.undo(log)
            name = options.pop()
            path.append((name, self.choose(name), options))


def solveSudoku(board):
    problem = ExactCover(324)
    for r in range(9):
        for c in range(9):
            for d in range(9):
                if board[r][c] in ('.', str(d + 1)):
                    problem.add((r, c, d), (9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d,
                                            243 + 9 * (r // 3 * 3 + c // 3) + d))
    for r, c, d in problem.solve():
        board[r][c] = str(d + 1)
