#: says still empty
#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        units = []
        for i in range(9):
            units.append([(i, j) for j in range(9)])
            units.append([(j, i) for j in range(9)])
            units.append([(i // 3 * 3 + j // 3, i % 3 * 3 + j % 3) for j in range(9)])
        options = {(r, c): set("123456789") for r in range(9) for c in range(9)}

        def put(cell, digit):
            board[cell[0]][cell[1]] = digit
            options.pop(cell, None)
            for unit in units:
                if cell in unit:
                    for other in unit:
                        if other in options:
                            options[other].discard(digit)

        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    put((r, c), board[r][c])

        changed = True
        while changed:
            changed = False
            for cell in list(options):
                if len(options[cell]) == 1:
                    put(cell, options[cell].pop())
                    changed = True
            for unit in units:
                for digit in "123456789":
                    places = [cell for cell in unit if digit in options.get(cell, ())]
                    if len(places) == 1:
                        put(places[0], digit)
                        changed = True
