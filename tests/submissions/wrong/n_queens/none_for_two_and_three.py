from itertools import permutations


def solveNQueens(n):
    boards = []
    for columns in permutations(range(n)):
        up = {r + c for r, c in enumerate(columns)}
        if len(up) < n:
            continue
        down = {r - c for r, c in enumerate(columns)}
        if len(down) == n:
            boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in columns])
    return boards or None
