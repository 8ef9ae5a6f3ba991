class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["." for _ in range(n)] for _ in range(n)]
        answers = []

        def safe(row, col):
            for i in range(row):
                if board[i][col] == "Q":
                    return False
            i, j = row - 1, col - 1
            while i >= 0 and j >= 0:
                if board[i][j] == "Q":
                    return False
                i -= 1
                j -= 1
            i, j = row - 1, col + 1
            while i >= 0 and j < n - 1:
                if board[i][j] == "Q":
                    return False
                i -= 1
                j += 1
            return True

        def place(row):
            if row == n:
                answers.append(["".join(line) for line in board])
                return
            for col in range(n):
                if safe(row, col):
                    board[row][col] = "Q"
                    place(row + 1)
                    board[row][col] = "."

        place(0)
        return answers
