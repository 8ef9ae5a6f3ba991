def solveNQueens(n):
    if n == 1:
        return [["Q"]]
    found = []

    def attempt(row, queens):
        if row == n:
            found.append(queens)
            return
        for col in range(0, n - 1):
            safe = True
            for r, c in queens:
                if c == col or r + c == row + col or r - c == row - col:
                    safe = False
            if safe:
                attempt(row + 1, queens + [(row, col)])

    attempt(0, [])
    return [["".join("Q" if (r, c) in qs else "." for c in range(n)) for r in range(n)] for qs in found]
