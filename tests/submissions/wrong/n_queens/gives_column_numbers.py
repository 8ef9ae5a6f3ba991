#: says has the int 1 as row 1, not a string
def solveNQueens(n):
    found = []

    def search(cols):
        r = len(cols)
        if r == n:
            found.append(cols)
            return
        for c in range(n):
            if all(c != d and abs(c - d) != r - k for k, d in enumerate(cols)):
                search(cols + [c])

    search([])
    return found
