# Dancing links as in C: five int arrays, header nodes 1..324, root 0.

def solveSudoku(board):
    L = list(range(-1, 324))
    R = list(range(1, 326))
    L[0], R[324] = 324, 0
    U = list(range(325))
    D = list(range(325))
    C = list(range(325))
    S = [0] * 325
    row_id = [0] * 325
    row_start = {}

    def cover(c):
        R[L[c]], L[R[c]] = R[c], L[c]
        i = D[c]
        while i != c:
            j = R[i]
            while j != i:
                U[D[j]], D[U[j]] = U[j], D[j]
                S[C[j]] -= 1
                j = R[j]
            i = D[i]

    def uncover(c):
        i = U[c]
        while i != c:
            j = L[i]
            while j != i:
                S[C[j]] += 1
                U[D[j]] = D[U[j]] = j
                j = L[j]
            i = U[i]
        R[L[c]] = L[R[c]] = c

    # the complete matrix, all 729 rows
    for r in range(9):
        for c in range(9):
            b = r // 3 * 3 + c // 3
            for d in range(9):
                first = len(C)
                for h in (1 + 9 * r + c, 82 + 9 * r + d, 163 + 9 * c + d, 244 + 9 * b + d):
                    n = len(C)
                    C.append(h)
                    U.append(U[h])
                    D.append(h)
                    D[U[h]] = n
                    U[h] = n
                    S[h] += 1
                    L.append(n - 1)
                    R.append(n + 1)
                    row_id.append(81 * r + 9 * c + d)
                L[first], R[first + 3] = first + 3, first
                row_start[r, c, str(d + 1)] = first

    def choose_row(n):
        cover(C[n])
        j = R[n]
        while j != n:
            cover(C[j])
            j = R[j]

    def unchoose_row(n):
        j = L[n]
        while j != n:
            uncover(C[j])
            j = L[j]
        uncover(C[n])

    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                choose_row(row_start[r, c, board[r][c]])

    def dance():
        if R[0] == 0:
            return True
        c, best, low = R[0], 0, 100
        while c:
            if S[c] < low:
                best, low = c, S[c]
            c = R[c]
        if low == 0:
            return False
        # the column is covered again and again by choose_row: simple, a bit slower
        options = []
        i = D[best]
        while i != best:
            options.append(i)
            i = D[i]
        for n in options:
            choose_row(n)
            if dance():
                v = row_id[n]
                board[v // 81][v // 9 % 9] = str(v % 9 + 1)
                return True
            unchoose_row(n)
        return False

    dance()
