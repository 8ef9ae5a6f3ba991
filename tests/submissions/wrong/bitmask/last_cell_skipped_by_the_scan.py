#: says still empty
#: example accepted
def next_cell(board, used):
    """The empty cell with the most digits ruled out."""
    best, most = None, -1
    i = 0
    while i < 80:
        r, c = divmod(i, 9)
        if board[r][c] == ".":
            n = bin(used[r] | used[9 + c] | used[18 + r // 3 * 3 + c // 3]).count("1")
            if n > most:
                best, most = i, n
        i += 1
    return best


def solveSudoku(board):
    used = [0] * 27
    for i in range(81):
        r, c = divmod(i, 9)
        if board[r][c] != ".":
            for u in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
                used[u] |= 1 << int(board[r][c])

    def solve():
        i = next_cell(board, used)
        if i is None:
            return True
        r, c = divmod(i, 9)
        units = r, 9 + c, 18 + r // 3 * 3 + c // 3
        for d in range(1, 10):
            if not any(used[u] >> d & 1 for u in units):
                for u in units:
                    used[u] ^= 1 << d
                board[r][c] = str(d)
                if solve():
                    return True
                for u in units:
                    used[u] ^= 1 << d
        board[r][c] = "."
        return False

    solve()
