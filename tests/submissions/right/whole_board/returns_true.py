class Solution(object):
    def solveSudoku(self, board):
        """
        :type board: List[List[str]]
        :rtype: None Do not return anything, modify board in-place instead.
        """
        # pick the blank with the fewest options, so that we almost never guess
        best = None
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    continue
                used = set(board[i]) | {board[k][j] for k in range(9)}
                x, y = i // 3 * 3, j // 3 * 3
                for k in range(x, x + 3):
                    used.update(board[k][y:y+3])
                options = [d for d in '123456789' if d not in used]
                if best is None or len(options) < len(best[2]):
                    best = (i, j, options)
        if best is None:
            return True
        i, j, options = best
        for d in options:
            board[i][j] = d
            if self.solveSudoku(board):
                return True
        board[i][j] = '.'
        return False
