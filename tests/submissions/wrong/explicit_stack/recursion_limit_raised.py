#: verdict Runtime Error
#: says recursion: `backtrack` calls itself
#: says `sys.setrecursionlimit(1000000)` has no effect here
from sys import setrecursionlimit

setrecursionlimit(10**6)


def valid(board, r, c, d):
    for i in range(9):
        if d in (board[r][i], board[i][c], board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]):
            return False
    return True


def backtrack(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                for d in "123456789":
                    if valid(board, r, c, d):
                        board[r][c] = d
                        if backtrack(board):
                            return True
                        board[r][c] = "."
                return False
    return True


def solveSudoku(board):
    setrecursionlimit(10**6)
    backtrack(board)
