def four_needs(r, c, d):
    b = r // 3 * 3 + c // 3
    return [("cell", r, c), ("row", r, d), ("col", c, d), ("box", b, d)]


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    met = set()
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                met.update(four_needs(r, c, board[r][c]))

    meets = {}      # choice -> its four needs
    choices = {}    # need -> set of choices
    for r in range(9):
        for c in range(9):
            for d in "123456789":
                needs = four_needs(r, c, d)
                for need in needs:
                    if need not in met:
                        choices.setdefault(need, set())
                if not any(need in met for need in needs):
                    meets[r, c, d] = needs
                    for need in needs:
                        choices[need].add((r, c, d))

    def search() -> bool:
        if not choices:
            return True
        need = min(choices, key=lambda n: len(choices[n]))
        for choice in list(choices[need]):
            log = []
            for n in meets[choice]:
                gone = choices.pop(n)
                log.append((n, gone))
                for other in gone:
                    for k in meets[other]:
                        if k in choices and other in choices[k]:
                            choices[k].remove(other)
                            log.append((k, other))
            if search():
                r, c, d = choice
                board[r][c] = d
                return True
            while log:
                n, what = log.pop()
                if isinstance(what, set):
                    choices[n] = what
                else:
                    choices[n].add(what)
        return False

    search()
