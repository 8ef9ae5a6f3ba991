from collections import deque
from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        start = {(r, c): "123456789" for r in range(9) for c in range(9)}
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.put(start, (r, c), board[r][c])
        stack = [start]
        while stack:
            state = stack.pop()
            unsure = [cell for cell in state if len(state[cell]) > 1]
            if not unsure:
                for (r, c), d in state.items():
                    board[r][c] = d
                return
            cell = min(unsure, key=lambda cell: len(state[cell]))
            for d in state[cell]:
                after = dict(state)
                if self.put(after, cell, d):
                    stack.append(after)

    def put(self, state, cell, d):
        state[cell] = d
        queue = deque([cell])
        while queue:
            r, c = queue.popleft()
            d = state[r, c]
            for k in range(9):
                for other in ((r, k), (k, c), (r // 3 * 3 + k // 3, c // 3 * 3 + k % 3)):
                    if other == (r, c) or d not in state[other]:
                        continue
                    state[other] = state[other].replace(d, "")
                    if not state[other]:
                        return False
                    if len(state[other]) == 1:
                        queue.append(other)
        return True
