def solveNQueens(n: int) -> list[list[str]]:
    """Return every board of n queens that don't attack each other."""
    boards = []
    queens = []

    def search(cols: int, left: int, right: int) -> None:
        if len(queens) == n:
            boards.append(["." * q + "Q" + "." * (n - q - 1) for q in queens])
            return
        taken = cols | left | right
        for q in range(n):
            bit = 1 << q
            if not taken & bit:
                queens.append(q)
                search(cols | bit, (left | bit) << 1, (right | bit) >> 1)
                queens.pop()

    search(0, 0, 0)
    return boards
