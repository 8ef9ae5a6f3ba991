#: example accepted
def solveSudoku(board):
    R = [0] * 9
    C = [0] * 9
    B = [0] * 9
    spaces = []
    for r in range(9):
        for c in range(9):
            v = board[r][c]
            if v != ".":
                bit = 1 << int(v)
                R[r] |= bit
                C[c] |= bit
                B[(r // 3) * 3 + c // 3] |= bit
            else:
                spaces.append((r, c, (r // 3) * 3 + c // 3))

    def possible(r, c, b):
        used = R[r] | C[c] | B[b]
        return [d for d in range(1, 10) if not used & (1 << d)]

    def search():
        if not spaces:
            return True
        spaces.sort(key=lambda s: len(possible(*s)), reverse=True)
        r, c, b = spaces.pop()
        for d in possible(r, c, b):
            bit = 1 << d
            board[r][c] = str(d)
            R[r] |= bit
            C[c] |= bit
            B[b] |= bit
            if search():
                return True
            R[r] &= ~bit
            C[c] &= ~bit
        board[r][c] = "."
        spaces.append((r, c, b))
        return False

    search()
