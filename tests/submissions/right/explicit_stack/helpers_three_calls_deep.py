import sys

sys.setrecursionlimit(5000)  # left over from the recursive version


def box_of(r, c):
    return r // 3 * 3 + c // 3


def fits(state, r, c, d):
    return not (state["r", r] | state["c", c] | state["b", box_of(r, c)]) & {d}


def toggle(state, r, c, d):
    for key in (("r", r), ("c", c), ("b", box_of(r, c))):
        state[key] ^= {d}


def first_fitting(state, r, c, after):
    return next((d for d in range(after + 1, 10) if fits(state, r, c, d)), None)


def solveSudoku(board):
    from collections import defaultdict
    from dataclasses import dataclass

    @dataclass
    class Step:
        row: int
        col: int
        digit: int = 0

    state = defaultdict(set)
    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                blanks.append((r, c))
            else:
                toggle(state, r, c, int(board[r][c]))
    history = []
    while len(history) < len(blanks):
        step = Step(*blanks[len(history)])
        while (digit := first_fitting(state, step.row, step.col, step.digit)) is None:
            step = history.pop()
            toggle(state, step.row, step.col, step.digit)
        step.digit = digit
        toggle(state, step.row, step.col, digit)
        history.append(step)
    for step in history:
        board[step.row][step.col] = str(step.digit)
