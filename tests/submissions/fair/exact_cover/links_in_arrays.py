from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # node 0 = head, nodes 1..324 = columns, then four nodes for each possible placement
        C = 324
        L = [C] + list(range(C))
        R = list(range(1, C + 1)) + [0]
        U = list(range(C + 1))
        D = list(range(C + 1))
        col = list(range(C + 1))
        size = [0] * (C + 1)
        what = [None] * (C + 1)

        def append_row(label, columns):
            base = len(col)
            for k, c in enumerate(columns):
                node = base + k
                col.append(c)
                what.append(label)
                U.append(U[c])
                D.append(c)
                D[U[c]] = node
                U[c] = node
                L.append(base + (k - 1) % 4)
                R.append(base + (k + 1) % 4)
                size[c] += 1

        for r in range(9):
            for c in range(9):
                b = r // 3 * 3 + c // 3
                digits = range(9) if board[r][c] == "." else [int(board[r][c]) - 1]
                for d in digits:
                    append_row((r, c, d), (1 + 9 * r + c, 82 + 9 * r + d, 163 + 9 * c + d, 244 + 9 * b + d))

        def cover(c):
            L[R[c]], R[L[c]] = L[c], R[c]
            i = D[c]
            while i != c:
                j = R[i]
                while j != i:
                    U[D[j]], D[U[j]] = U[j], D[j]
                    size[col[j]] -= 1
                    j = R[j]
                i = D[i]

        def uncover(c):
            i = U[c]
            while i != c:
                j = L[i]
                while j != i:
                    size[col[j]] += 1
                    U[D[j]] = D[U[j]] = j
                    j = L[j]
                i = U[i]
            L[R[c]] = R[L[c]] = c

        def dance():
            if R[0] == 0:
                return True
            c, j = R[0], R[0]
            while j:
                if size[j] < size[c]:
                    c = j
                j = R[j]
            if size[c] == 0:
                return False
            cover(c)
            i = D[c]
            while i != c:
                j = R[i]
                while j != i:
                    cover(col[j])
                    j = R[j]
                if dance():
                    r, cc, d = what[i]
                    board[r][cc] = str(d + 1)
                    return True
                j = L[i]
                while j != i:
                    uncover(col[j])
                    j = L[j]
                i = D[i]
            uncover(c)
            return False

        dance()
