#: right
# slow but simple: the whole board is looked through again and again
class Solution:
    def isValidSudoku(self, board):
        groups = []
        for i in range(9):
            groups.append(board[i])
            groups.append([board[j][i] for j in range(9)])
            groups.append([board[i // 3 * 3 + j // 3][i % 3 * 3 + j % 3] for j in range(9)])
        for g in groups:
            nums = [x for x in g if x != '.']
            if len(nums) != len(set(nums)):
                return False
        return True

    def fits(self, board, r, c):
        ok = []
        for d in '123456789':
            box = [board[r - r % 3 + a][c - c % 3 + b] for a in range(3) for b in range(3)]
            if board[r].count(d) + [line[c] for line in board].count(d) + box.count(d) == 0:
                ok.append(d)
        return ok

    def solveSudoku(self, board):
        spots = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']
        if len(spots) == 0:
            return self.isValidSudoku(board)
        r, c = min(spots, key=lambda s: len(self.fits(board, s[0], s[1])))
        for d in self.fits(board, r, c):
            board[r][c] = d
            if self.isValidSudoku(board) and self.solveSudoku(board):
                return True
        board[r][c] = '.'
        return False
