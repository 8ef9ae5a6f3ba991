from typing import List, Set


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def candidates(self, board: List[List[str]], r: int, c: int) -> Set[str]:
        row = set(board[r])
        col = {board[i][c] for i in range(9)}
        box = {board[i][j]
               for i in range(r // 3 * 3, r // 3 * 3 + 3)
               for j in range(c // 3 * 3, c // 3 * 3 + 3)}
        return set("123456789") - row - col - box

    def solve(self, board: List[List[str]]) -> bool:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for digit in self.candidates(board, r, c):
                        board[r][c] = digit
                        if self.solve(board):
                            return True
                        board[r][c] = "."
                    return False
        return True
