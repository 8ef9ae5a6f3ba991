def solveSudoku(board):
    def wants(r, c, n):
        return [("cell", r, c), ("row", r, n), ("col", c, n), ("box", r // 3 * 3 + c // 3, n)]

    choices = {(r, c, n): wants(r, c, n) for r in range(9) for c in range(9) for n in range(1, 10)}
    open_wants = {}
    for choice, needs in choices.items():
        for need in needs:
            open_wants.setdefault(need, set()).add(choice)

    def take(choice):
        removed = []
        for need in choices[choice]:
            for other in open_wants[need]:
                for another in choices[other]:
                    if another != need:
                        open_wants[another].discard(other)
            removed.append(open_wants.pop(need))
        return removed

    def give_back(choice, removed):
        for need in reversed(choices[choice]):
            open_wants[need] = removed.pop()
            for other in open_wants[need]:
                for another in choices[other]:
                    if another != need:
                        open_wants[another].add(other)

    picked = []

    def search():
        if not open_wants:
            return True
        need = min(open_wants, key=lambda one: len(open_wants[one]))
        for choice in sorted(open_wants[need]):
            picked.append(choice)
            removed = take(choice)
            if search():
                return True
            give_back(choice, removed)
            picked.pop()
        return False

    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                take((r, c, int(board[r][c])))
    search()
    for r, c, n in picked:
        board[r][c] = str(n)
