# 243 constraints: every row, column and box has every digit
class Solution:
    def solveSudoku(self, board):
        options = {}
        for r in range(9):
            for c in range(9):
                for d in range(1, 10):
                    if board[r][c] in ".%d" % d:
                        options[r, c, d] = [f"row{r}{d}", f"col{c}{d}", f"box{r // 3}{c // 3}{d}"]
        where = {}
        for o, needs in options.items():
            for n in needs:
                where.setdefault(n, set()).add(o)

        def run(where, picked):
            if not where:
                return picked
            need = min(sorted(where), key=lambda n: len(where[n]))
            for o in sorted(where[need]):
                bad = set()
                for n in options[o]:
                    bad |= where[n]
                smaller = {n: os - bad for n, os in where.items() if n not in options[o]}
                answer = run(smaller, picked + [o])
                if answer:
                    return answer
            return None

        for r, c, d in run(where, []) or []:
            board[r][c] = str(d)
