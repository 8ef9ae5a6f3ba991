def queens(n, placed=()):
    if len(placed) == n:
        yield placed
        return
    row = len(placed)
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(placed)):
            yield from queens(n, placed + (col,))


def solveNQueens(n):
    return [[("." * col + "Q").ljust(n, ".") for col in solution] for solution in queens(n)]
