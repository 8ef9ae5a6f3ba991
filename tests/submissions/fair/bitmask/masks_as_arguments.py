from functools import reduce
from operator import or_

FULL = 0b1111111110


def mask(cells):
    return reduce(or_, (1 << int(ch) for ch in cells if ch != "."), 0)


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [mask(row) for row in board]
        cols = [mask(col) for col in zip(*board)]
        boxes = [mask(board[r + dr][c + dc] for dr in range(3) for dc in range(3))
                 for r in range(0, 9, 3) for c in range(0, 9, 3)]
        empty = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.dfs(board, empty, rows, cols, boxes)

    def dfs(self, board, empty, rows, cols, boxes):
        if not empty:
            return True
        r, c = empty.pop()
        b = r - r % 3 + c // 3
        possible = FULL & ~(rows[r] | cols[c] | boxes[b])
        while possible:
            digit = possible & -possible
            rows[r] |= digit
            cols[c] |= digit
            boxes[b] |= digit
            board[r][c] = str(digit.bit_length() - 1)
            if self.dfs(board, empty, rows, cols, boxes):
                return True
            rows[r] &= ~digit
            cols[c] &= ~digit
            boxes[b] &= ~digit
            possible &= possible - 1
        board[r][c] = "."
        empty.append((r, c))
        return False
