class Solution:
    def solveSudoku(self, board):
        def possible(r, c):
            seen = {board[i][j] for i in range(9) for j in range(9)
                    if i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)}
            return [d for d in '123456789' if d not in seen]
        def solve():
            blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']
            if not blanks: return True
            r, c = min(blanks, key=lambda cell: len(possible(*cell)))
            for d in possible(r, c):
                board[r][c] = d
                if solve(): return True
            board[r][c] = '.'
            return False
        solve()
