from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        s = "".join("".join(row) for row in board)
        answer = self.solve(s)
        for i in range(9):
            board[i] = list(answer[9 * i:9 * i + 9])

    def solve(self, s):
        todo = [s]
        while todo:
            s = todo.pop()
            best_i, best_n, best_opts = -1, 10, ""
            for i in range(81):
                if s[i] != ".":
                    continue
                r, c = divmod(i, 9)
                k = r // 3 * 27 + c // 3 * 3
                seen = s[9 * r:9 * r + 9] + s[c::9] + s[k:k + 3] + s[k + 9:k + 12] + s[k + 18:k + 21]
                opts = [d for d in "123456789" if d not in seen]
                if len(opts) < best_n:
                    best_i, best_n, best_opts = i, len(opts), opts
                    if best_n < 2:
                        break
            if best_i < 0:
                return s
            for d in best_opts:
                todo.append(s[:best_i] + d + s[best_i + 1:])
