# Goes from the bottom right corner upwards and tries 9 first. Any order works, I wanted to see it.

class Solution(object):
    def solveSudoku(self, board):
        """
        :type board: List[List[str]]
        :rtype: None Do not return anything, modify board in-place instead.
        """
        def no_conflict(r, c, val):
            for i in range(8, -1, -1):
                if board[r][i] == val or board[i][c] == val:
                    return False
            rr, cc = r // 3, c // 3
            for i in range(3):
                for j in range(3):
                    if board[rr * 3 + i][cc * 3 + j] == val:
                        return False
            return True

        def solve(idx):
            while idx >= 0 and board[idx // 9][idx % 9] != ".":
                idx -= 1
            if idx < 0:
                return True
            r, c = divmod(idx, 9)
            for val in "987654321":
                if no_conflict(r, c, val):
                    board[r][c] = val
                    if solve(idx - 1):
                        return True
            board[r][c] = "."
            return False

        solve(80)
