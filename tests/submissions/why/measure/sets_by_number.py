from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]

        for i in range(9):
            for j in range(9):
                value = board[i][j]
                if value != ".":
                    rows[i].add(value)
                    cols[j].add(value)
                    boxes[(i // 3) * 3 + j // 3].add(value)

        def backtrack(i, j):
            if j == 9:
                i += 1
                j = 0
            if i == 9:
                return True
            if board[i][j] != ".":
                return backtrack(i, j + 1)
            b = (i // 3) * 3 + j // 3
            for k in range(1, 10):
                s = str(k)
                if s in rows[i] or s in cols[j] or s in boxes[b]:
                    continue
                board[i][j] = s
                rows[i].add(s)
                cols[j].add(s)
                boxes[b].add(s)
                if backtrack(i, j + 1):
                    return True
                board[i][j] = "."
                rows[i].remove(s)
                cols[j].remove(s)
                boxes[b].remove(s)
            return False

        backtrack(0, 0)
