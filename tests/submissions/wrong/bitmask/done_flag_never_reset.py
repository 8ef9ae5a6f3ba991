#: says the first call
#: example accepted
solved = False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, d):
            for k in range(9):
                if board[r][k] == d or board[k][c] == d or board[r//3*3 + k//3][c//3*3 + k%3] == d:
                    return False
            return True

        def fill(n):
            global solved
            if n == 81:
                solved = True
                return
            r, c = n // 9, n % 9
            if board[r][c] != '.':
                fill(n + 1)
                return
            for d in '123456789':
                if fits(r, c, d):
                    board[r][c] = d
                    fill(n + 1)
                    if solved:
                        return
                    board[r][c] = '.'

        fill(0)
