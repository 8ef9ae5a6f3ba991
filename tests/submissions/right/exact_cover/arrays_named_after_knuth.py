# L, R, U, D, C, S as in the paper
L, R, U, D, C, S, ROW = [], [], [], [], [], [], []


def build():
    for lst in (L, R, U, D, C, S, ROW):
        lst.clear()
    for i in range(325):
        L.append(i - 1)
        R.append(i + 1)
        U.append(i)
        D.append(i)
        C.append(i)
        S.append(0)
        ROW.append(-1)
    L[0] = 324
    R[324] = 0
    heads = {}
    for row in range(729):
        r, c, d = row // 81, row // 9 % 9, row % 9
        first = len(L)
        heads[row] = first
        for k, col in enumerate((1 + r * 9 + c, 82 + r * 9 + d, 163 + c * 9 + d,
                                 244 + (r // 3 * 3 + c // 3) * 9 + d)):
            n = first + k
            L.append(n - 1 if k else first + 3)
            R.append(n + 1 if k < 3 else first)
            U.append(U[col])
            D.append(col)
            D[U[col]] = n
            U[col] = n
            C.append(col)
            ROW.append(row)
            S[col] += 1
    return heads


def cover(c):
    L[R[c]] = L[c]
    R[L[c]] = R[c]
    i = D[c]
    while i != c:
        j = R[i]
        while j != i:
            U[D[j]] = U[j]
            D[U[j]] = D[j]
            S[C[j]] -= 1
            j = R[j]
        i = D[i]


def uncover(c):
    i = U[c]
    while i != c:
        j = L[i]
        while j != i:
            S[C[j]] += 1
            U[D[j]] = j
            D[U[j]] = j
            j = L[j]
        i = U[i]
    L[R[c]] = c
    R[L[c]] = c


def search(out):
    if R[0] == 0:
        return True
    c, s = 0, 1000
    j = R[0]
    while j:
        if S[j] < s:
            c, s = j, S[j]
        j = R[j]
    cover(c)
    i = D[c]
    while i != c:
        out.append(ROW[i])
        j = R[i]
        while j != i:
            cover(C[j])
            j = R[j]
        if search(out):
            return True
        j = L[i]
        while j != i:
            uncover(C[j])
            j = L[j]
        out.pop()
        i = D[i]
    uncover(c)
    return False


def solveSudoku(board):
    heads = build()
    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                n = heads[r * 81 + c * 9 + int(board[r][c]) - 1]
                cover(C[n])
                j = R[n]
                while j != n:
                    cover(C[j])
                    j = R[j]
    out = []
    search(out)
    for row in out:
        board[row // 81][row // 9 % 9] = str(row % 9 + 1)
