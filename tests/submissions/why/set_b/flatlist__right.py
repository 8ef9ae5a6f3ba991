#: right
def solveSudoku(board):
    cells = [ch for row in board for ch in row]

    neighbours = []
    for k in range(81):
        r, c = divmod(k, 9)
        near = set()
        for m in range(81):
            r2, c2 = divmod(m, 9)
            if m != k and (r == r2 or c == c2 or (r // 3 == r2 // 3 and c // 3 == c2 // 3)):
                near.add(m)
        neighbours.append(near)

    def fill(k):
        while k < 81 and cells[k] != '.':
            k += 1
        if k == 81:
            return True
        taken = set()
        for n in neighbours[k]:
            taken.add(cells[n])
        for ch in '123456789':
            if ch not in taken:
                cells[k] = ch
                if fill(k + 1):
                    return True
        cells[k] = '.'
        return False

    fill(0)
    for r in range(9):
        board[r][:] = cells[9 * r:9 * r + 9]
