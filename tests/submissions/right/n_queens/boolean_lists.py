from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        column = [False] * n
        falling = [False] * (2 * n - 1)
        rising = [False] * (2 * n - 1)
        rows: List[str] = []
        boards: List[List[str]] = []

        def place(r: int) -> None:
            if r == n:
                boards.append(list(rows))
                return
            for c in range(n):
                if column[c] or falling[r - c + n - 1] or rising[r + c]:
                    continue
                column[c] = falling[r - c + n - 1] = rising[r + c] = True
                rows.append('.' * c + 'Q' + '.' * (n - c - 1))
                place(r + 1)
                rows.pop()
                column[c] = falling[r - c + n - 1] = rising[r + c] = False

        place(0)
        return boards
