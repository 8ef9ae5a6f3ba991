class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.helper()

    def nums(self, i, j):
        taken = set()
        for k in range(9):
            taken.add(self.board[i][k])
            taken.add(self.board[k][j])
            taken.add(self.board[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3])
        return [d for d in '123456789' if d not in taken]

    def helper(self):
        best, pos = None, None
        for i in range(9):
            for j in range(9):
                if self.board[i][j] == '.':
                    n = self.nums(i, j)
                    if best is None or len(n) < len(best):
                        best, pos = n, (i, j)
        if pos is None:
            return
        for d in best:
            self.board[pos[0]][pos[1]] = d
            self.helper()
            self.board[pos[0]][pos[1]] = '.'
