class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """Do not return anything, modify board in-place instead."""
        seen_r = [set() for _ in range(9)]
        seen_c = [set() for _ in range(9)]
        seen_b = [set() for _ in range(9)]
        blanks = []
        for r, row in enumerate(board):
            for c, x in enumerate(row):
                b = r // 3 * 3 + c // 3
                if x == ".":
                    blanks.append((r, c, b))
                else:
                    seen_r[r].add(x)
                    seen_c[c].add(x)
                    seen_b[b].add(x)

        def solutions(k):
            if k == len(blanks):
                yield [row[:] for row in board]
                return
            r, c, b = blanks[k]
            for x in "123456789":
                if x in seen_r[r] or x in seen_c[c] or x in seen_b[b]:
                    continue
                seen_r[r].add(x)
                seen_c[c].add(x)
                seen_b[b].add(x)
                board[r][c] = x
                yield from solutions(k + 1)
                seen_r[r].remove(x)
                seen_c[c].remove(x)
                seen_b[b].remove(x)
            board[r][c] = "."

        board[:] = next(solutions(0))
