from typing import List, Set, Tuple

DIGITS = set("123456789")


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows: List[Set[str]] = [set() for _ in range(9)]
        self.cols: List[Set[str]] = [set() for _ in range(9)]
        self.boxes: List[Set[str]] = [set() for _ in range(9)]
        self.blanks: List[Tuple[int, int]] = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.blanks.append((r, c))
                else:
                    self._add(r, c, board[r][c])
        self._solve(board)

    def _add(self, r: int, c: int, d: str) -> None:
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3 * 3 + c // 3].add(d)

    def _remove(self, r: int, c: int, d: str) -> None:
        self.rows[r].remove(d)
        self.cols[c].remove(d)
        self.boxes[r // 3 * 3 + c // 3].remove(d)

    def _candidates(self, r: int, c: int) -> Set[str]:
        return DIGITS - self.rows[r] - self.cols[c] - self.boxes[r // 3 * 3 + c // 3]

    def _solve(self, board: List[List[str]]) -> bool:
        if not self.blanks:
            return True
        # most constrained cell
        best = None
        best_options = DIGITS | {"none"}
        for cell in self.blanks:
            options = self._candidates(*cell)
            if len(options) < len(best_options):
                best, best_options = cell, options
                if len(options) <= 1:
                    break
        self.blanks.remove(best)
        r, c = best
        for d in best_options:
            board[r][c] = d
            self._add(r, c, d)
            if self._solve(board):
                return True
            self._remove(r, c, d)
        board[r][c] = "."
        self.blanks.append(best)
        return False
