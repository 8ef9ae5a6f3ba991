from collections import defaultdict


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.y = {}
        self.x = defaultdict(set)
        for i in range(9):
            for j in range(9):
                for v in (range(1, 10) if board[i][j] == '.' else (int(board[i][j]),)):
                    key = 100 * i + 10 * j + v
                    self.y[key] = (1000 + 10 * i + j, 2000 + 10 * i + v,
                                   3000 + 10 * j + v, 4000 + 10 * (i // 3 * 3 + j // 3) + v)
                    for need in self.y[key]:
                        self.x[need].add(key)
        for answer in self.solutions([]):
            for key in answer:
                board[key // 100][key // 10 % 10] = str(key % 10)
            break

    def solutions(self, partial):
        if not self.x:
            yield partial[:]
            return
        need = None
        for k in self.x:
            if need is None or len(self.x[k]) < len(self.x[need]):
                need = k
                if len(self.x[k]) < 2:
                    break
        for key in sorted(self.x[need]):
            partial.append(key)
            columns = self.hide(key)
            yield from self.solutions(partial)
            self.show(key, columns)
            partial.pop()

    def hide(self, key):
        columns = []
        for j in self.y[key]:
            for i in self.x[j]:
                for k in self.y[i]:
                    if k is not j and k != j:
                        self.x[k].discard(i)
            columns.append(self.x.pop(j))
        return columns

    def show(self, key, columns):
        for j in self.y[key][::-1]:
            self.x[j] = columns.pop()
            for i in self.x[j]:
                for k in self.y[i]:
                    if k != j:
                        self.x[k].add(i)
