class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    cells.append(i * 9 + j)
        self.fill(board, cells, 0)

    def getCandidates(self, board, i, j):
        used = [False] * 10
        for k in range(9):
            if board[i][k] != '.':
                used[int(board[i][k])] = True
            if board[k][j] != '.':
                used[int(board[k][j])] = True
            b = board[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3]
            if b != '.':
                used[int(b)] = True
        result = []
        for d in range(1, 10):
            if not used[d]:
                result.append(str(d))
        return result

    def fill(self, board, cells, idx):
        if idx == len(cells):
            return True
        i, j = divmod(cells[idx], 9)
        for d in self.getCandidates(board, i, j):
            board[i][j] = d
            if self.fill(board, cells, idx + 1):
                return True
        board[i][j] = '.'
        return False
