#: example accepted
UNITS = [[9 * a + b for b in range(9)] for a in range(9)]
UNITS += [[9 * b + a for b in range(9)] for a in range(9)]
UNITS += [[27 * (a // 3) + 3 * (a % 3) + 9 * (b // 3) + b % 3 for b in range(9)] for a in range(9)]
PEERS = [sorted({x for u in UNITS if k in u for x in u if x != k}) for k in range(81)]


def put(g, k, d):
    g[k] = d
    for p in PEERS[k]:
        if d in g[p]:
            g[p] = g[p].replace(d, "")
            if g[p] == "" or len(g[p]) == 1 and not put(g, p, g[p]):
                return False
    return True


def hidden(g):
    again = True
    while again:
        again = False
        for u in UNITS:
            for d in "123456789":
                s = [k for k in u if d in g[k]]
                if not s:
                    return False
                if len(s) == 1 and len(g[s[0]]) > 1:
                    if not put(g, s[0], d):
                        return False
                    again = True
    return True


def solve(g):
    if not hidden(g):
        return None
    rest = [k for k in range(81) if len(g[k]) > 1]
    if not rest:
        return g
    k = min(rest, key=lambda x: len(g[x]))
    this, that = g[k][0], g[k][1]
    for d in (this, that):
        copy = g[:]
        if put(copy, k, d):
            done = solve(copy)
            if done:
                return done
    return None


def solveSudoku(board):
    g = ["123456789"] * 81
    for k in range(81):
        if board[k // 9][k % 9] != ".":
            put(g, k, board[k // 9][k % 9])
    g = solve(g)
    if g:
        for k in range(81):
            board[k // 9][k % 9] = g[k]
