# One set holds facts such as ("row", 3, "7"): row 3 has a 7.

def facts(r, c, d):
    return {("row", r, d), ("col", c, d), ("box", r // 3, c // 3, d)}


def solveSudoku(board):
    known = set()
    empty_cells = []
    for r, line in enumerate(board):
        for c, d in enumerate(line):
            if d == ".":
                empty_cells.append((r, c))
            else:
                known |= facts(r, c, d)

    def search(n):
        if n == len(empty_cells):
            return True
        r, c = empty_cells[n]
        for d in "123456789":
            new = facts(r, c, d)
            if known.isdisjoint(new):
                board[r][c] = d
                known.update(new)
                if search(n + 1):
                    return True
                known.difference_update(new)
        board[r][c] = "."
        return False

    search(0)
