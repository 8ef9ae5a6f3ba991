def solveNQueens(n):
    answer = []
    rows = []
    cols = set()
    a = set()
    b = set()

    def search(r):
        if r == n:
            answer.append(rows)
            return
        for c in range(n):
            if c in cols or r + c in a or r - c in b:
                continue
            cols.add(c), a.add(r + c), b.add(r - c)
            rows.append("." * c + "Q" + "." * (n - c - 1))
            search(r + 1)
            rows.pop()
            cols.remove(c), a.remove(r + c), b.remove(r - c)

    search(0)
    return answer
