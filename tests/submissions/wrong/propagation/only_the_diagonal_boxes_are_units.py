#: example accepted
def solveSudoku(board):
    """Two rules until nothing moves, then a guess."""
    units = []
    for a in range(9):
        units.append([(a, b) for b in range(9)])
        units.append([(b, a) for b in range(9)])
    for a in range(0, 9, 3):
        units.append([(a + i, a + j) for i in range(3) for j in range(3)])
    poss = {(r, c): board[r][c].replace(".", "123456789") for r in range(9) for c in range(9)}

    def rules(p):
        while True:
            before = dict(p)
            for u in units:
                for x in u:
                    if len(p[x]) == 1:
                        for y in u:
                            if y != x:
                                p[y] = p[y].replace(p[x], "")
                                if not p[y]:
                                    return False
                for d in "123456789":
                    where = [x for x in u if d in p[x]]
                    if not where:
                        return False
                    if len(where) == 1:
                        p[where[0]] = d
            if before == p:
                return True

    def solve(p):
        if not rules(p):
            return None
        x = min((x for x in p if len(p[x]) > 1), key=lambda x: len(p[x]), default=None)
        if x is None:
            return p
        for d in p[x]:
            q = solve({**p, x: d})
            if q:
                return q

    result = solve(poss)
    if result:
        for r, c in result:
            board[r][c] = result[r, c]
