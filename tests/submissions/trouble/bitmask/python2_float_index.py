#: verdict Runtime Error
#: says TypeError
#: says write `//`
class Solution(object):
    def solveSudoku(self, board):
        """
        :type board: List[List[str]]
        :rtype: None Do not return anything, modify board in-place instead.
        """
        self.solve(board)

    def solve(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    for k in '123456789':
                        if self.isValid(board, i, j, k):
                            board[i][j] = k
                            if self.solve(board):
                                return True
                            board[i][j] = '.'
                    return False
        return True

    def isValid(self, board, x, y, k):
        for i in range(9):
            if board[i][y] == k or board[x][i] == k:
                return False
        for i in range(3):
            for j in range(3):
                if board[x/3*3+i][y/3*3+j] == k:
                    return False
        return True
