#: cause base early-true
#: line 45
import copy


class Solution:
    def solveSudoku(self, board):
        result = self.work(board)
        for r in range(9):
            for c in range(9):
                board[r][c] = result[r][c]

    def candidates(self, board, r, c):
        left = list('123456789')
        for i in range(9):
            if board[r][i] in left:
                left.remove(board[r][i])
            if board[i][c] in left:
                left.remove(board[i][c])
        br, bc = 3 * (r // 3), 3 * (c // 3)
        for i in range(br, br + 3):
            for x in board[i][bc:bc + 3]:
                if x in left:
                    left.remove(x)
        return left

    def work(self, board):
        progress = True
        while progress:
            progress = False
            fewest = None
            for r in range(9):
                for c in range(9):
                    if board[r][c] != '.':
                        continue
                    left = self.candidates(board, r, c)
                    if len(left) == 0:
                        return None
                    if len(left) == 1:
                        board[r][c] = left[0]
                        progress = True
                    elif fewest is None or len(left) < len(fewest[2]):
                        fewest = (r, c, left)

        if not progress:
            return board

        # no more sure cells: guess
        r, c, left = fewest
        for d in left:
            guess = copy.deepcopy(board)
            guess[r][c] = d
            done = self.work(guess)
            if done is not None:
                return done
        return None
