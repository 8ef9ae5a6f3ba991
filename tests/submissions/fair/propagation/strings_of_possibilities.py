"""Constraint propagation with two rules, search only when they are stuck.

possible[cell] is a string of the digits that the cell may still take. Taking a digit out of one
cell can leave a single digit there (rule 1), or a single place for that digit in a unit (rule 2);
both go on from there.
"""

CELLS = range(81)
UNITS = (
    [[9 * r + c for c in range(9)] for r in range(9)]
    + [[9 * r + c for r in range(9)] for c in range(9)]
    + [[27 * R + 3 * C + 9 * r + c for r in range(3) for c in range(3)]
       for R in range(3) for C in range(3)]
)
UNITS_OF = [[u for u in UNITS if cell in u] for cell in CELLS]
PEERS = [set().union(*UNITS_OF[cell]) - {cell} for cell in CELLS]


class Contradiction(Exception):
    pass


def fix(possible, cell, digit):
    for other in possible[cell].replace(digit, ""):
        rule_out(possible, cell, other)


def rule_out(possible, cell, digit):
    if digit not in possible[cell]:
        return
    left = possible[cell] = possible[cell].replace(digit, "")
    if not left:
        raise Contradiction
    if len(left) == 1:
        for peer in PEERS[cell]:
            rule_out(possible, peer, left)
    for unit in UNITS_OF[cell]:
        places = [p for p in unit if digit in possible[p]]
        if not places:
            raise Contradiction
        if len(places) == 1:
            fix(possible, places[0], digit)


def search(possible):
    open_cells = [cell for cell in CELLS if len(possible[cell]) > 1]
    if not open_cells:
        return possible
    cell = min(open_cells, key=lambda i: len(possible[i]))
    for digit in possible[cell]:
        attempt = possible[:]
        try:
            fix(attempt, cell, digit)
        except Contradiction:
            continue
        found = search(attempt)
        if found:
            return found
    return None


def solveSudoku(board):
    possible = ["123456789"] * 81
    for cell in CELLS:
        digit = board[cell // 9][cell % 9]
        if digit != ".":
            if digit not in possible[cell]:
                return
            fix(possible, cell, digit)
    solved = search(possible)
    for cell in CELLS:
        board[cell // 9][cell % 9] = solved[cell]
