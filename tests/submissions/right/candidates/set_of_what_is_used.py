class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == "."]
        self.dfs(board, blanks, 0)

    def dfs(self, board, blanks, k):
        if k == len(blanks):
            return True
        i, j = blanks[k]
        for ch in self.options(board, i, j):
            board[i][j] = ch
            if self.dfs(board, blanks, k + 1):
                return True
            board[i][j] = "."
        return False

    def options(self, board, i, j):
        used = set()
        for k in range(9):
            used.add(board[i][k])
            used.add(board[k][j])
            used.add(board[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3])
        return [ch for ch in "123456789" if ch not in used]
