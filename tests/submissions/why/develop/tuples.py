class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """Do not return anything, modify board in-place instead."""
        seen = set()
        for r in range(9):
            for c in range(9):
                ch = board[r][c]
                if ch != ".":
                    seen.add((r, -1, ch))
                    seen.add((-1, c, ch))
                    seen.add((r // 3, c // 3, ch))

        def helper(k):
            while k < 81 and board[k // 9][k % 9] != ".":
                k += 1
            if k == 81:
                return True
            r, c = k // 9, k % 9
            for ch in "123456789":
                keys = {(r, -1, ch), (-1, c, ch), (r // 3, c // 3, ch)}
                if keys & seen:
                    continue
                seen.update(keys)
                board[r][c] = ch
                if helper(k + 1):
                    return True
                board[r][c] = "."
                seen.difference_update(keys)
            return False

        helper(0)
