from typing import Iterator, List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        next(self.solutions(board), None)

    def solutions(self, board: List[List[str]]) -> Iterator[None]:
        """Yields every time that the board is full."""
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        if not blanks:
            yield
            return
        r, c = min(blanks, key=lambda rc: sum(1 for _ in self.fits(board, *rc)))
        for digit in list(self.fits(board, r, c)):
            board[r][c] = digit
            yield from self.solutions(board)
        board[r][c] = "."

    def fits(self, board, r, c):
        top, left = r - r % 3, c - c % 3
        taken = {*board[r], *(row[c] for row in board)}
        for row in board[top:top + 3]:
            taken.update(row[left:left + 3])
        yield from (d for d in "123456789" if d not in taken)
