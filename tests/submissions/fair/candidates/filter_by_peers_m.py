from functools import reduce


def solveSudoku(board):
    rng = range(9)
    row_of = lambda r, c: [(r, k) for k in rng]
    col_of = lambda r, c: [(k, c) for k in rng]
    box_of = lambda r, c: [(r // 3 * 3 + k // 3, c // 3 * 3 + k % 3) for k in rng]
    cells = [(r, c) for r in rng for c in rng]
    peers = {(r, c): set(row_of(r, c) + col_of(r, c) + box_of(r, c)) - {(r, c)} for r, c in cells}

    def choices(cell):
        return reduce(lambda left, p: left.replace(board[p[0]][p[1]], ""), peers[cell], "123456789")

    def place(cell, value):
        board[cell[0]][cell[1]] = value

    def search(blanks):
        if not blanks:
            return True
        head, tail = blanks[0], blanks[1:]
        for value in choices(head):
            place(head, value)
            if search(tail):
                return True
        place(head, ".")
        return False

    search([(r, c) for r, c in cells if board[r][c] == "."])
