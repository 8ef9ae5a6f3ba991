def solveSudoku(board):
    n = len(board)
    side = next(s for s in range(1, 6) if s * s == n)
    symbols = [*"123456789ABCDEFGHIJKLMNOP"][:n]

    def options(r, c):
        used = set(board[r])
        used.update(board[i][c] for i in range(n))
        for i in range(r - r % side, r - r % side + side):
            used.update(board[i][c - c % side : c - c % side + side])
        return [s for s in symbols if s not in used]

    def solve():
        filled = []
        guess = None
        again = True
        ok = True
        while again and ok:
            again = False
            guess = None
            for r in range(n):
                for c in range(n):
                    if board[r][c] != ".":
                        continue
                    found = options(r, c)
                    if not found:
                        ok = False
                    elif len(found) == 1:
                        board[r][c] = found[0]
                        filled.append((r, c))
                        again = True
                    elif guess is None or len(found) < len(guess[2]):
                        guess = (r, c, found)
        if ok:
            if guess is None:
                return True
            r, c, found = guess
            for s in found:
                board[r][c] = s
                if solve():
                    return True
            board[r][c] = "."
        for r, c in filled:
            board[r][c] = "."
        return False

    solve()
