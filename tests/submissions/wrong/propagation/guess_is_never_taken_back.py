#: example accepted
def solveSudoku(board):
    U = [[9 * a + b for b in range(9)] for a in range(9)]
    U += [[9 * b + a for b in range(9)] for a in range(9)]
    U += [[27 * (a // 3) + 3 * (a % 3) + 9 * (b // 3) + b % 3 for b in range(9)] for a in range(9)]
    P = [set().union(*[u for u in U if k in u]) - {k} for k in range(81)]
    V = ["123456789"] * 81

    def put(k, d):
        V[k] = d
        for p in P[k]:
            if d in V[p] and len(V[p]) > 1:
                V[p] = V[p].replace(d, "")
                if len(V[p]) == 1:
                    put(p, V[p])

    def hidden():
        for u in U:
            for d in "123456789":
                s = [k for k in u if d in V[k]]
                if len(s) == 1 and len(V[s[0]]) > 1:
                    put(s[0], d)
                    return True
        return False

    for k in range(81):
        if board[k // 9][k % 9] != ".":
            put(k, board[k // 9][k % 9])
    while True:
        while hidden():
            pass
        left = [k for k in range(81) if len(V[k]) > 1]
        if not left:
            break
        k = min(left, key=lambda k: len(V[k]))
        put(k, V[k][0])
    for k in range(81):
        board[k // 9][k % 9] = V[k]
