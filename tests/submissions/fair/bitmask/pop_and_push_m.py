class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        m, n = 9, 9
        row, col, cell = [0] * m, [0] * n, [[0] * 3 for _ in range(3)]
        empties = []
        for i in range(m):
            for j in range(n):
                if board[i][j] == '.':
                    empties.append((i, j))
                    continue
                val = int(board[i][j])
                row[i] |= 1 << val
                col[j] |= 1 << val
                cell[i // 3][j // 3] |= 1 << val

        def dfs() -> bool:
            if not empties:
                return True
            i, j = empties.pop()
            for val in range(1, 10):
                key = 1 << val
                if key & row[i] == 0 and key & col[j] == 0 and key & cell[i // 3][j // 3] == 0:
                    row[i] |= key
                    col[j] |= key
                    cell[i // 3][j // 3] |= key
                    board[i][j] = str(val)
                    if dfs():
                        return True
                    row[i] &= ~key
                    col[j] &= ~key
                    cell[i // 3][j // 3] &= ~key
                    board[i][j] = '.'
            empties.append((i, j))
            return False

        dfs()
