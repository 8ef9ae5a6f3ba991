import sys


def find_cell(board):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == '.':
                n = options(board, r, c)
                if best is None or len(n) < len(best[2]):
                    best = (r, c, n)
    return best


def options(board, r, c):
    used = set()
    for i in range(9):
        used.add(board[r][i])
        used.add(board[i][c])
        used.add(board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3])
    return [d for d in '123456789' if d not in used]


def solveSudoku(board):
    cell = find_cell(board)
    if cell is None:
        return True
    r, c, digits = cell
    for d in digits:
        board[r][c] = d
        if solveSudoku(board):
            return True
    board[r][c] = '.'
    return False


def main():
    print("Type nine rows, '.' for an empty cell:")
    board = [list(input("row %d: " % (i + 1))) for i in range(9)]
    if not solveSudoku(board):
        print("This board has no solution")
        sys.exit(1)
    for row in board:
        print(' '.join(row))


if __name__ == "__main__":
    main()
