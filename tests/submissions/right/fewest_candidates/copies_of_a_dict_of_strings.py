def solveSudoku(board):
    cells = {}
    for r in range(9):
        for c in range(9):
            cells[r * 9 + c] = board[r][c] if board[r][c] != '.' else '123456789'

    def related(a, b):
        return a != b and (a // 9 == b // 9 or a % 9 == b % 9
                           or (a // 27 == b // 27 and a % 9 // 3 == b % 9 // 3))

    near = {a: [b for b in range(81) if related(a, b)] for a in range(81)}
    options = dict(cells)
    for a in range(81):
        if len(cells[a]) == 1:
            for b in near[a]:
                if len(cells[b]) > 1:
                    options[b] = options[b].replace(cells[a], '')
    todo = frozenset(a for a in range(81) if len(cells[a]) > 1)

    def search(options, todo):
        if not todo:
            return options
        cell = min(todo, key=lambda a: len(options[a]))
        for digit in options[cell]:
            new = dict(options)
            new[cell] = digit
            rest = todo - {cell}
            for b in near[cell]:
                if b in rest:
                    new[b] = new[b].replace(digit, '')
            done = search(new, rest)
            if done:
                return done
        return None

    answer = search(options, todo)
    if answer:
        for a in range(81):
            board[a // 9][a % 9] = answer[a]
