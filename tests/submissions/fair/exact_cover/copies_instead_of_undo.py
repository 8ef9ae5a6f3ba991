# Exact cover without linked lists: each level of the search works on a smaller copy.

def needs(r, c, d):
    """Numbers of the 4 columns of the exact-cover matrix for 'digit d at r, c' (all from 0)."""
    b = 3 * (r // 3) + c // 3
    return 9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * b + d


ROWS = {(r, c, d): needs(r, c, d) for r in range(9) for c in range(9) for d in range(9)}
CLASHES = {}
_columns = [set() for _ in range(324)]
for row, four in ROWS.items():
    for n in four:
        _columns[n].add(row)
for row, four in ROWS.items():
    CLASHES[row] = frozenset().union(*(_columns[n] for n in four))


def take(table, row):
    """The table without the columns of `row`, and without the rows that clash with it."""
    clashes = CLASHES[row]
    touched = {n for other in clashes for n in ROWS[other]}
    smaller = {n: rows - clashes if n in touched else rows for n, rows in table.items()}
    for n in ROWS[row]:
        del smaller[n]
    return smaller


def covers(table):
    if not table:
        yield []
        return
    column = min(table.values(), key=len)
    for row in column:
        for rest in covers(take(table, row)):
            yield [row, *rest]


def solveSudoku(board):
    table = dict(enumerate(_columns))
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                table = take(table, (r, c, int(board[r][c]) - 1))
    for r, c, d in next(covers(table), ()):
        board[r][c] = str(d + 1)
