# State = list of 81 strings. Put states on a stack, take one, reduce it; if it isn't finished, push
# one copy per candidate of the shortest cell.

unit_list = []
for i in range(9):
    unit_list.append([i * 9 + j for j in range(9)])
    unit_list.append([j * 9 + i for j in range(9)])
    unit_list.append([(i // 3 * 3 + j // 3) * 9 + i % 3 * 3 + j % 3 for j in range(9)])
cell_units = {i: [u for u in unit_list if i in u] for i in range(81)}
neigh = {i: {j for u in cell_units[i] for j in u if j != i} for i in range(81)}


def reduce_state(state):
    """Apply singles until nothing happens. False if a cell or a digit has no place left."""
    finished_cells = set()
    progress = True
    while progress:
        progress = False
        for i in range(81):
            if len(state[i]) == 1 and i not in finished_cells:
                finished_cells.add(i)
                d = state[i]
                for j in neigh[i]:
                    if d in state[j]:
                        state[j] = state[j].replace(d, "")
                        if state[j] == "":
                            return False
                        progress = True
        if progress:
            continue
        for u in unit_list:
            for d in "123456789":
                where = [i for i in u if d in state[i]]
                if len(where) == 0:
                    return False
                if len(where) == 1 and len(state[where[0]]) > 1:
                    state[where[0]] = d
                    progress = True
    return True


def solveSudoku(board):
    start = []
    for row in board:
        for x in row:
            start.append("123456789" if x == "." else x)
    stack = [start]
    while stack:
        state = stack.pop()
        if not reduce_state(state):
            continue
        lengths = [(len(s), i) for i, s in enumerate(state) if len(s) > 1]
        if len(lengths) == 0:
            for i in range(81):
                board[i // 9][i % 9] = state[i]
            return
        n, i = min(lengths)
        for d in state[i]:
            child = list(state)
            child[i] = d
            stack.append(child)
