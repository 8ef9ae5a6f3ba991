class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row, col, box = [0] * 9, [0] * 9, [0] * 9
        blanks = []
        for i, j in product(range(9), range(9)):
            if board[i][j] == '.':
                blanks.append((i, j))
            else:
                d = int(board[i][j])
                row[i] |= 1 << d
                col[j] |= 1 << d
                box[i // 3 * 3 + j // 3] |= 1 << d

        def dfs(k):
            if k == len(blanks):
                return True
            i, j = blanks[k]
            b = i // 3 * 3 + j // 3
            for d in range(1, 10):
                bit = 1 << d
                if not (row[i] | col[j] | box[b]) & bit:
                    for mask in (row[i], col[j], box[b]):
                        mask |= bit
                    board[i][j] = str(d)
                    if dfs(k + 1):
                        return True
                    for mask in (row[i], col[j], box[b]):
                        mask &= ~bit
            board[i][j] = '.'
            return False

        dfs(0)
