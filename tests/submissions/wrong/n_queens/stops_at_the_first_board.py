def solveNQueens(n):
    column = [False] * n
    rising = [False] * (2 * n - 1)
    falling = [False] * (2 * n - 1)
    where = [0] * n
    found = []

    def put(row):
        if row == n:
            found.append([draw(c) for c in where])
            return
        for c in range(n):
            if column[c] or rising[row + c] or falling[row - c + n - 1]:
                continue
            column[c] = rising[row + c] = falling[row - c + n - 1] = True
            where[row] = c
            put(row + 1)
            if found:
                return
            column[c] = rising[row + c] = falling[row - c + n - 1] = False

    def draw(c):
        return "".join("Q" if i == c else "." for i in range(n))

    put(0)
    return found
