# bin(x).count("1") = how many digits are used up. 9 means that this branch is dead already.

def solveSudoku(board):
    R = [0] * 9
    C = [0] * 9
    S = [0] * 9
    holes = []

    def sq(r, c):
        return r // 3 * 3 + c // 3

    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                v = 1 << (int(board[r][c]) - 1)
                R[r] |= v
                C[c] |= v
                S[sq(r, c)] |= v
            else:
                holes.append((r, c))

    def dfs(i):
        if i == len(holes):
            return True
        r, c = holes[i]
        q = sq(r, c)
        used = R[r] | C[c] | S[q]
        if bin(used).count("1") == 9:
            return False
        for d in range(9):
            v = 1 << d
            if used & v == 0:
                R[r] |= v
                C[c] |= v
                S[q] |= v
                board[r][c] = str(d + 1)
                if dfs(i + 1):
                    return True
                R[r] ^= v
                C[c] ^= v
                S[q] ^= v
        board[r][c] = "."
        return False

    dfs(0)
