#: example accepted
def solveSudoku(board):
    options = {}
    for r in range(9):
        for c in range(9):
            if board[r][c] == '.':
                seen = set(board[r]) | {board[k][c] for k in range(9)}
                br, bc = r - r % 3, c - c % 3
                seen |= {board[br + i][bc + j] for i in range(3) for j in range(3)}
                options[(r, c)] = [d for d in '123456789' if d not in seen]

    def solve():
        if not options:
            return True
        cell = min(options, key=lambda k: len(options[k]))
        saved = options.pop(cell)
        for d in saved:
            removed = []
            for other in options:
                if (other[0] == cell[0] or other[1] == cell[1]) and d in options[other]:
                    options[other].remove(d)
                    removed.append(other)
            board[cell[0]][cell[1]] = d
            if solve():
                return True
            for other in removed:
                options[other].append(d)
        board[cell[0]][cell[1]] = '.'
        options[cell] = saved
        return False

    solve()
