"""Algorithm X where each level builds its own, smaller problem: a dict need -> list of choices."""


def needs(choice):
    r, c, d = choice
    return (r, c, None), (r, None, d), (None, c, d), (r // 3, c // 3, d, "box")


def without(problem, choice):
    met = needs(choice)
    gone = {rival for need in met for rival in problem[need]}
    return {
        need: [k for k in choices if k not in gone]
        for need, choices in problem.items()
        if need not in met
    }


def covers(problem):
    """Yield every exact cover as a list of choices."""
    if not problem:
        yield []
        return
    tightest = min(problem.values(), key=len)
    for choice in tightest:
        for cover in covers(without(problem, choice)):
            yield [choice] + cover


def solveSudoku(board):
    choices = [
        (r, c, d) for r in range(9) for c in range(9) for d in "123456789" if board[r][c] in (".", d)
    ]
    problem = {}
    for choice in choices:
        for need in needs(choice):
            problem.setdefault(need, []).append(choice)
    for r, c, d in next(covers(problem)):
        board[r][c] = d
