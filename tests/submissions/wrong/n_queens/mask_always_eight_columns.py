#: example accepted
def solveNQueens(n):
    ALL = 0xFF
    result = []

    def go(path, cols, d1, d2):
        if len(path) == n:
            result.append(path)
            return
        spots = ALL & ~(cols | d1 | d2)
        for c in range(n):
            if spots & (1 << c):
                b = 1 << c
                go(path + ["." * c + "Q" + "." * (n - 1 - c)], cols | b, (d1 | b) << 1, (d2 | b) >> 1)

    go([], 0, 0, 0)
    return result
