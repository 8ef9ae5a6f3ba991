def solveNQueens(n):
    # another order of the boards, and all of them at once
    partial = [()]
    for row in range(n):
        partial = [
            (*columns, column)
            for columns in partial
            for column in reversed(range(n))
            if all(column != c and abs(column - c) != row - r for r, c in enumerate(columns))
        ]
    return [["." * c + "Q" + "." * (n - 1 - c) for c in columns] for columns in partial]
