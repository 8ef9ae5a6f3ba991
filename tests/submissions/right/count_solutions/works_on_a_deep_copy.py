from copy import deepcopy
from typing import List


class Solution:
    def countSolutions(self, board: List[List[str]], limit: int) -> int:
        self.board = deepcopy(board)
        self.limit = limit
        self.count = 0
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.go(0)
        return self.count

    def go(self, i: int) -> None:
        if i == len(self.blanks):
            self.count += 1
            return
        r, c = self.blanks[i]
        for d in self.free(r, c):
            self.board[r][c] = d
            self.go(i + 1)
            self.board[r][c] = "."
            if self.count == self.limit:
                break

    def free(self, r: int, c: int) -> List[str]:
        used = set(self.board[r]) | {row[c] for row in self.board}
        for row in self.board[r // 3 * 3 : r // 3 * 3 + 3]:
            used.update(row[c // 3 * 3 : c // 3 * 3 + 3])
        return [d for d in "123456789" if d not in used]
