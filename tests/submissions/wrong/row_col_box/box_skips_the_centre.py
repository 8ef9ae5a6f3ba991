class Solved(Exception):
    pass


def solveSudoku(board):
    n = 9

    def could_place(d, row, col):
        for i in range(n):
            if board[row][i] == d or board[i][col] == d:
                return False
        for i in (0, 1, 2, 3, 5, 6, 7, 8):
            if board[row // 3 * 3 + i % 3][col // 3 * 3 + i // 3] == d:
                return False
        return True

    def backtrack(row, col):
        while row < n and board[row][col] != ".":
            row, col = (row, col + 1) if col < n - 1 else (row + 1, 0)
        if row == n:
            raise Solved
        for d in map(str, range(1, 10)):
            if could_place(d, row, col):
                board[row][col] = d
                backtrack(row, col)
                board[row][col] = "."

    try:
        backtrack(0, 0)
    except Solved:
        pass
