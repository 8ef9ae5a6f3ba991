# One set for everything. ("r", 3, "7") means: row 3 has a 7.

def facts(r, c, d):
    return ("r", r, d), ("c", c, d), ("b", r // 3, c // 3, d)


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        seen = set()
        blanks = []
        for r, c in product(range(9), repeat=2):
            if board[r][c] == ".":
                blanks.append((r, c))
            else:
                seen.update(facts(r, c, board[r][c]))

        def dfs(i):
            if i == len(blanks):
                return True
            r, c = blanks[i]
            for d in "123456789":
                new = facts(r, c, d)
                if seen.isdisjoint(new):
                    seen.update(new)
                    board[r][c] = d
                    if dfs(i + 1):
                        return True
                    board[r][c] = "."
                    seen.difference_update(new)
            return False

        dfs(0)
