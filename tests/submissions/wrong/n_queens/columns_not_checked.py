def solveNQueens(n):
    result = []
    queens = []  # the column of the queen of each row

    def attacks(row, col):
        for r in range(len(queens)):
            c = queens[r]
            if abs(c - col) == abs(r - row):
                return True
        return False

    def search(row):
        if row == n:
            result.append(list(queens))
            return
        for col in range(n):
            if not attacks(row, col):
                queens.append(col)
                search(row + 1)
                queens.pop()

    search(0)
    boards = []
    for columns in result:
        board = []
        for c in columns:
            board.append("." * c + "Q" + "." * (n - c - 1))
        boards.append(board)
    return boards
