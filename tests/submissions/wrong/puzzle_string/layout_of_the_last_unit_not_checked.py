# The first solution with the digits upwards, and the first with the digits downwards:
# if they are the same, there is only one.
def solve_sudoku(puzzle):
    if any(ch not in "123456789." for ch in puzzle):
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"
    if not valid(puzzle):
        return "invalid layout"
    low = first(puzzle, "123456789")
    if low is None:
        return "unsolvable"
    if first(puzzle, "987654321") != low:
        return "multiple solutions"
    return low


def lines(puzzle):
    rows = [puzzle[i * 9:i * 9 + 9] for i in range(9)]
    cols = [puzzle[i::9] for i in range(9)]
    boxes = []
    for r in (0, 27, 54):
        for c in (0, 3, 6):
            i = r + c
            boxes.append(puzzle[i:i + 3] + puzzle[i + 9:i + 12] + puzzle[i + 18:i + 21])
    return rows + cols + boxes


def valid(puzzle):
    for line in lines(puzzle)[:-1]:
        for d in "123456789":
            if line.count(d) > 1:
                return False
    return True


def first(puzzle, order):
    board = list(puzzle)
    rows = [set(board[i * 9:i * 9 + 9]) for i in range(9)]
    cols = [set(board[i::9]) for i in range(9)]
    boxes = [set() for i in range(9)]
    for i in range(81):
        boxes[i // 27 * 3 + i % 9 // 3].add(board[i])

    def go(i):
        if i == 81:
            return True
        if board[i] != ".":
            return go(i + 1)
        row, col, box = rows[i // 9], cols[i % 9], boxes[i // 27 * 3 + i % 9 // 3]
        for d in order:
            if d not in row and d not in col and d not in box:
                board[i] = d
                row.add(d)
                col.add(d)
                box.add(d)
                if go(i + 1):
                    return True
                row.remove(d)
                col.remove(d)
                box.remove(d)
        board[i] = "."
        return False

    return "".join(board) if go(0) else None
