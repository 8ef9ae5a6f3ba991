"""Data-science habits: look at the columns by transposing."""
import itertools as it


def box_values(board, i, j):
    bi, bj = i // 3, j // 3
    rows = board[bi * 3:(bi + 1) * 3]
    return it.chain.from_iterable(row[bj * 3:(bj + 1) * 3] for row in rows)


def valid_digits(board, i, j):
    columns = list(zip(*board))
    used = set(board[i]).union(columns[j], box_values(board, i, j))
    return set("123456789").difference(used)


def solveSudoku(board):
    try:
        i, j = next((i, j) for i, j in it.product(range(9), range(9)) if board[i][j] == ".")
    except StopIteration:
        return True
    for d in sorted(valid_digits(board, i, j)):
        board[i][j] = d
        if solveSudoku(board):
            return True
    board[i][j] = "."
    return False
