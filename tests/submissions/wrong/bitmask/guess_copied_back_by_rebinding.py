#: says still empty
#: example accepted
from typing import List

ALL = "123456789"


def peers_of(r, c):
    peers = set()
    for i in range(9):
        peers.add((r, i))
        peers.add((i, c))
        peers.add((r // 3 * 3 + i // 3, c // 3 * 3 + i % 3))
    peers.discard((r, c))
    return peers


PEERS = {(r, c): peers_of(r, c) for r in range(9) for c in range(9)}


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def candidates(self, board, r, c):
        seen = {board[i][j] for i, j in PEERS[r, c]}
        return [d for d in ALL if d not in seen]

    def fill_singles(self, board):
        """Fill the cells that can hold one digit only; False if a cell can hold none."""
        progress = True
        while progress:
            progress = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        options = self.candidates(board, r, c)
                        if not options:
                            return False
                        if len(options) == 1:
                            board[r][c] = options[0]
                            progress = True
        return True

    def solve(self, board):
        if not self.fill_singles(board):
            return False
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        if not blanks:
            return True
        r, c = min(blanks, key=lambda rc: len(self.candidates(board, *rc)))
        for d in self.candidates(board, r, c):
            attempt = [row[:] for row in board]
            attempt[r][c] = d
            if self.solve(attempt):
                board = attempt
                return True
        return False
