"""LeetCode 37, second try."""
from __future__ import annotations

Board = "list[list[str]]"


class Solution:
    def solveSudoku(self, board: Board) -> None:
        state: State = State(board)
        state.run()


class State:
    def __init__(self: State, board: Board) -> None:
        self.board = board
        self.masks: dict[tuple[str, int], int] = {}
        self.free: set[tuple[int, int]] = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.free.add((r, c))
                else:
                    self.flip(r, c, 1 << int(board[r][c]))

    def keys(self, r: int, c: int) -> tuple[tuple[str, int], ...]:
        return ("r", r), ("c", c), ("b", r // 3 * 3 + c // 3)

    def flip(self, r: int, c: int, bit: int) -> None:
        for key in self.keys(r, c):
            self.masks[key] = self.masks.get(key, 0) ^ bit

    def open_bits(self, r: int, c: int) -> int:
        a, b, d = (self.masks.get(key, 0) for key in self.keys(r, c))
        return 0b1111111110 & ~(a | b | d)

    def run(self) -> bool:
        if not self.free:
            return True
        cell = min(self.free, key=lambda rc: self.open_bits(*rc).bit_count())
        self.free.remove(cell)
        bits = self.open_bits(*cell)
        while bits:
            bit = bits & -bits
            bits -= bit
            self.flip(*cell, bit)
            if self.run():
                self.board[cell[0]][cell[1]] = str(bit.bit_length() - 1)
                return True
            self.flip(*cell, bit)
        self.free.add(cell)
        return False
