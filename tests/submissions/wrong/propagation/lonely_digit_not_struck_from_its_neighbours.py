#: example accepted
class Solution:
    def solveSudoku(self, board):
        cells = [(r, c) for r in range(9) for c in range(9)]
        cand = {}
        for r, c in cells:
            cand[r, c] = set("123456789") if board[r][c] == "." else {board[r][c]}
        units = [[x for x in cells if x[0] == k] for k in range(9)]
        units += [[x for x in cells if x[1] == k] for k in range(9)]
        units += [[x for x in cells if x[0] // 3 * 3 + x[1] // 3 == k] for k in range(9)]
        neighbours = {x: {y for u in units if x in u for y in u} - {x} for x in cells}

        def propagate(start):
            work = list(start)
            while work:
                x = work.pop()
                for y in neighbours[x]:
                    if cand[x] & cand[y]:
                        cand[y] -= cand[x]
                        if not cand[y]:
                            return False
                        if len(cand[y]) == 1:
                            work.append(y)
            for u in units:
                for d in "123456789":
                    where = [x for x in u if d in cand[x]]
                    if len(where) == 1:
                        cand[where[0]] = {d}
            return True

        def solve():
            nonlocal cand
            rest = [x for x in cells if len(cand[x]) > 1]
            if not rest:
                return True
            x = min(rest, key=lambda y: len(cand[y]))
            saved = {y: set(s) for y, s in cand.items()}
            for d in sorted(saved[x]):
                cand = {y: set(s) for y, s in saved.items()}
                cand[x] = {d}
                if propagate([x]) and solve():
                    return True
            cand = saved
            return False

        propagate([x for x in cells if len(cand[x]) == 1])
        solve()
        for r, c in cells:
            board[r][c] = min(cand[r, c])
