#: verdict Time Limit Exceeded
def solveNQueens(n):
    boards = []
    for cells in product(".Q", repeat=n * n):
        board = ["".join(cells[row * n : row * n + n]) for row in range(n)]
        queens = [(r, c) for r in range(n) for c in range(n) if board[r][c] == "Q"]
        if len(queens) == n and all(
            a == b or (a[0] != b[0] and a[1] != b[1] and abs(a[0] - b[0]) != abs(a[1] - b[1]))
            for a in queens
            for b in queens
        ):
            boards.append(board)
    return boards
