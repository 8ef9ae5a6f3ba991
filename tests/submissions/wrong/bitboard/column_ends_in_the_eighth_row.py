#: example accepted
def column(c):
    mask = 1 << c
    for _ in range(7):
        mask |= mask << 9
    return mask


def row(r):
    return sum(1 << (9 * r + c) for c in range(9))


def box(r, c):
    r, c = r // 3 * 3, c // 3 * 3
    return sum(1 << (9 * i + j) for i in range(r, r + 3) for j in range(c, c + 3))


class Solution:
    def solveSudoku(self, board):
        remove = {}
        for r in range(9):
            for c in range(9):
                remove[9 * r + c] = ~(row(r) | column(c) | box(r, c))
        planes = [(1 << 81) - 1] * 10
        blank = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blank.append(9 * r + c)
                else:
                    planes[int(board[r][c])] &= remove[9 * r + c]

        def digits(planes, k):
            return [d for d in range(1, 10) if planes[d] & (1 << k)]

        def solve(planes):
            if not blank:
                return True
            k = min(blank, key=lambda x: len(digits(planes, x)))
            blank.remove(k)
            for d in digits(planes, k):
                nxt = list(planes)
                nxt[d] &= remove[k]
                board[k // 9][k % 9] = str(d)
                if solve(nxt):
                    return True
            board[k // 9][k % 9] = "."
            blank.append(k)
            return False

        solve(planes)
