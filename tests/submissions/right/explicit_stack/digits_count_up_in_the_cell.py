from typing import List


class Solution:
    def ok(self, board: List[List[str]], r: int, c: int, d: str) -> bool:
        for k in range(9):
            if board[r][k] == d or board[k][c] == d:
                return False
            if board[3 * (r // 3) + k // 3][3 * (c // 3) + k % 3] == d:
                return False
        return True

    def solveSudoku(self, board: List[List[str]]) -> None:
        empty = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        i = 0
        while 0 <= i < len(empty):
            r, c = empty[i]
            start = 1 if board[r][c] == "." else int(board[r][c]) + 1
            board[r][c] = "."
            for d in range(start, 10):
                if self.ok(board, r, c, str(d)):
                    board[r][c] = str(d)
                    i += 1
                    break
            else:
                i -= 1
