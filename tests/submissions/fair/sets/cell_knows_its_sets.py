from collections import namedtuple

Cell = namedtuple("Cell", "row col units")


def solveSudoku(board):
    rows, cols, boxes = ([set() for _ in range(9)] for _ in range(3))
    cells = []
    for r in range(9):
        for c in range(9):
            units = rows[r], cols[c], boxes[r // 3 * 3 + c // 3]
            if board[r][c] == ".":
                cells.append(Cell(r, c, units))
            else:
                for unit in units:
                    unit.add(board[r][c])
    search(board, cells, 0)


def search(board, cells, i):
    if i == len(cells):
        return True
    cell = cells[i]
    for digit in "123456789":
        if any(digit in unit for unit in cell.units):
            continue
        for unit in cell.units:
            unit.add(digit)
        board[cell.row][cell.col] = digit
        if search(board, cells, i + 1):
            return True
        for unit in cell.units:
            unit.discard(digit)
    board[cell.row][cell.col] = "."
    return False
