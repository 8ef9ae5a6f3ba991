class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = ([set() for _ in range(9)] for _ in range(3))
        todo = []
        for i, j in product(range(9), range(9)):
            v = board[i][j]
            b = (i // 3) * 3 + j // 3
            if v != '.':
                rows[i].add(v); cols[j].add(v); boxes[b].add(v)
            else:
                todo.append((i, j, b))
        everything = set('123456789')

        def dfs(idx):
            if idx == len(todo):
                return True
            i, j, b = todo[idx]
            for v in everything - rows[i] - cols[j] - boxes[b]:
                board[i][j] = v
                rows[i].add(v); cols[j].add(v); boxes[b].add(v)
                if dfs(idx + 1):
                    return True
                rows[i].remove(v); cols[j].remove(v); boxes[b].remove(v)
            board[i][j] = '.'
            return False

        dfs(0)
