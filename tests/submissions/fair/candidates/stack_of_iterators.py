"""Iterative backtracking. The stack holds, for each filled blank, an iterator over the
candidates that it still has to try."""

from typing import Iterator, List

Board = List[List[str]]


def candidates(board: Board, r: int, c: int) -> Iterator[str]:
    used = set(board[r]) | {board[i][c] for i in range(9)}
    for i in range(r - r % 3, r - r % 3 + 3):
        used.update(board[i][c - c % 3:c - c % 3 + 3])
    return iter([d for d in "123456789" if d not in used])


class Solution:
    def solveSudoku(self, board: Board) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        if not blanks:
            return
        stack = [candidates(board, *blanks[0])]
        while stack:
            r, c = blanks[len(stack) - 1]
            digit = next(stack[-1], None)
            if digit is None:
                board[r][c] = "."
                stack.pop()
                continue
            board[r][c] = digit
            if len(stack) == len(blanks):
                return
            stack.append(candidates(board, *blanks[len(stack)]))
