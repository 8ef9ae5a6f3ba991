from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        todo = [(r, c) for r, line in enumerate(board) for c, ch in enumerate(line) if ch == "."]

        def allowed(r: int, c: int, ch: str) -> bool:
            br, bc = 3 * (r // 3), 3 * (c // 3)
            return (
                ch not in board[r]
                and all(line[c] != ch for line in board)
                and all(ch not in line[bc:bc + 3] for line in board[br:br + 3])
            )

        def dfs(k: int) -> bool:
            if k == len(todo):
                return True
            r, c = todo[k]
            for ch in map(str, range(1, 10)):
                if allowed(r, c, ch):
                    board[r][c] = ch
                    if dfs(k + 1):
                        return True
                    board[r][c] = "."
            return False

        dfs(0)
