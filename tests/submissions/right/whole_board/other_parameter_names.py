class Solution:
    def solveSudoku(this, A, /):
        B = [(i, j) for i in range(9) for j in range(9) if A[i][j] == '.']
        R = [{*x} for x in A]
        C = [{*x} for x in zip(*A)]
        X = [{A[i + u][j + v] for u in range(3) for v in range(3)} for i in (0, 3, 6) for j in (0, 3, 6)]
        D = {*'123456789'}

        def f():
            if not B:
                return 1
            n, k = min((len(D - R[i] - C[j] - X[i // 3 * 3 + j // 3]), k) for k, (i, j) in enumerate(B))
            i, j = B.pop(k)
            for d in D - R[i] - C[j] - X[i // 3 * 3 + j // 3]:
                for S in R[i], C[j], X[i // 3 * 3 + j // 3]:
                    S.add(d)
                if f():
                    A[i][j] = d
                    return 1
                for S in R[i], C[j], X[i // 3 * 3 + j // 3]:
                    S.remove(d)
            B.insert(k, (i, j))

        f()
