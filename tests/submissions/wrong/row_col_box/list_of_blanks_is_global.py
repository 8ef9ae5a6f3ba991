empties = []


class Solution:
    def solveSudoku(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    empties.append((i, j))
        self.helper(board, 0)

    def helper(self, board, n):
        if n == len(empties):
            return True
        i, j = empties[n]
        for k in "123456789":
            if self.check(board, i, j, k):
                board[i][j] = k
                if self.helper(board, n + 1):
                    return True
                board[i][j] = "."
        return False

    def check(self, board, i, j, k):
        for m in range(9):
            if board[i][m] == k or board[m][j] == k:
                return False
        for a in range(i // 3 * 3, i // 3 * 3 + 3):
            for b in range(j // 3 * 3, j // 3 * 3 + 3):
                if board[a][b] == k:
                    return False
        return True
