SIZE = None
SIDE = None
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"


def solveSudoku(board):
    global SIZE, SIDE
    if SIZE is None:
        SIZE = len(board)
        SIDE = int(SIZE ** 0.5)

    def used(r, c):
        found = set(board[r]) | {board[i][c] for i in range(SIZE)}
        for i in range(SIDE):
            for j in range(SIDE):
                found.add(board[r // SIDE * SIDE + i][c // SIDE * SIDE + j])
        return found

    def solve(k):
        if k == SIZE * SIZE:
            return True
        r, c = divmod(k, SIZE)
        if board[r][c] != ".":
            return solve(k + 1)
        taken = used(r, c)
        for x in SYMBOLS[:SIZE]:
            if x not in taken:
                board[r][c] = x
                if solve(k + 1):
                    return True
                board[r][c] = "."
        return False

    solve(0)
