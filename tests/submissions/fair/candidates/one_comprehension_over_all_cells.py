class Solution:
    def solveSudoku(self, board):
        def possible(r, c):
            seen = {board[i][j] for i in range(9) for j in range(9)
                    if i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)}
            return [str(d) for d in range(1, 10) if str(d) not in seen]
        def find():
            for i in range(9):
                for j in range(9):
                    if board[i][j] == '.':
                        return i, j
            return None
        def solve():
            spot = find()
            if spot is None:
                return True
            r, c = spot
            for d in possible(r, c):
                board[r][c] = d
                if solve():
                    return True
                board[r][c] = '.'
            return False
        solve()
