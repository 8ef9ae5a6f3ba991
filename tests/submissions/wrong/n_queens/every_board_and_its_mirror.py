from itertools import permutations


def solveNQueens(n):
    boards = []
    for p in permutations(range(n)):
        if len(set(r + c for r, c in enumerate(p))) == len(set(r - c for r, c in enumerate(p))) == n:
            board = ["." * c + "Q" + "." * (n - c - 1) for c in p]
            boards.append(board)
            boards.append([row[::-1] for row in board])
    return boards
