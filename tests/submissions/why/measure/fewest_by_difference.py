ALL = {"1", "2", "3", "4", "5", "6", "7", "8", "9"}


def solveSudoku(board):
    def candidates(i, j):
        taken = set(board[i])
        taken |= {board[k][j] for k in range(9)}
        si, sj = 3 * (i // 3), 3 * (j // 3)
        for line in board[si:si + 3]:
            taken |= set(line[sj:sj + 3])
        return ALL - taken

    def choose():
        best = None
        fewest = 10
        for i in range(9):
            for j in range(9):
                if board[i][j] != ".":
                    continue
                count = len(candidates(i, j))
                if count < fewest:
                    fewest = count
                    best = (i, j)
        return best

    def solved():
        cell = choose()
        if cell is None:
            return True
        i, j = cell
        for digit in candidates(i, j):
            board[i][j] = digit
            if solved():
                return True
        board[i][j] = "."
        return False

    solved()
