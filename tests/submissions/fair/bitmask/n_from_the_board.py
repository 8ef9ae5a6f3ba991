from typing import List

EMPTY = "."


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        N = len(board)
        n = int(N ** 0.5)
        FULL = (1 << N) - 1
        row_masks = [0] * N
        col_masks = [0] * N
        block_masks = [0] * N

        def block(r: int, c: int) -> int:
            return (r // n) * n + c // n

        for r in range(N):
            for c in range(N):
                if board[r][c] != EMPTY:
                    bit = 1 << (int(board[r][c]) - 1)
                    row_masks[r] |= bit
                    col_masks[c] |= bit
                    block_masks[block(r, c)] |= bit

        def backtrack(index: int) -> bool:
            if index == N * N:
                return True
            r, c = index // N, index % N
            if board[r][c] != EMPTY:
                return backtrack(index + 1)
            free = FULL & ~(row_masks[r] | col_masks[c] | block_masks[block(r, c)])
            for d in range(N):
                bit = 1 << d
                if not free & bit:
                    continue
                board[r][c] = str(d + 1)
                row_masks[r] |= bit
                col_masks[c] |= bit
                block_masks[block(r, c)] |= bit
                if backtrack(index + 1):
                    return True
                board[r][c] = EMPTY
                row_masks[r] &= FULL ^ bit
                col_masks[c] &= FULL ^ bit
                block_masks[block(r, c)] &= FULL ^ bit
            return False

        backtrack(0)
