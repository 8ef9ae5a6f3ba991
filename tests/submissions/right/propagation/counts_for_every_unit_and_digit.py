class State:
    __slots__ = ("can", "places", "fixed")

    def __init__(self):
        self.can = [[True] * 9 for _ in range(81)]
        self.places = [[9] * 9 for _ in range(27)]
        self.fixed = [None] * 81

    def clone(self):
        s = State.__new__(State)
        s.can = [x[:] for x in self.can]
        s.places = [x[:] for x in self.places]
        s.fixed = self.fixed[:]
        return s


MEMBERS = [[] for _ in range(27)]
UNITS_OF = []
for cell in range(81):
    r, c = divmod(cell, 9)
    UNITS_OF.append((r, 9 + c, 18 + r // 3 * 3 + c // 3))
    for u in UNITS_OF[cell]:
        MEMBERS[u].append(cell)


def fix(state, cell, digit):
    todo = [(cell, digit)]
    while todo:
        cell, digit = todo.pop()
        if state.fixed[cell] == digit:
            continue
        if state.fixed[cell] is not None or not state.can[cell][digit]:
            return False
        state.fixed[cell] = digit
        out = [(cell, d) for d in range(9) if d != digit and state.can[cell][d]]
        for u in UNITS_OF[cell]:
            out += [(p, digit) for p in MEMBERS[u] if p != cell and state.can[p][digit]]
        for p, d in out:
            if not state.can[p][d]:
                continue
            state.can[p][d] = False
            n = sum(state.can[p])
            if n == 0:
                return False
            if n == 1:
                todo.append((p, state.can[p].index(True)))
            for u in UNITS_OF[p]:
                state.places[u][d] -= 1
                if state.places[u][d] == 0:
                    return False
                if state.places[u][d] == 1:
                    todo.append((next(q for q in MEMBERS[u] if state.can[q][d]), d))
    return True


def search(state):
    free = [p for p in range(81) if state.fixed[p] is None]
    if not free:
        return state
    cell = min(free, key=lambda p: sum(state.can[p]))
    for digit in range(9):
        if state.can[cell][digit]:
            child = state.clone()
            if fix(child, cell, digit):
                result = search(child)
                if result is not None:
                    return result
    return None


class Solution:
    def solveSudoku(self, board):
        state = State()
        for cell in range(81):
            if board[cell // 9][cell % 9] != ".":
                fix(state, cell, int(board[cell // 9][cell % 9]) - 1)
        state = search(state)
        for cell in range(81):
            board[cell // 9][cell % 9] = str(state.fixed[cell] + 1)
