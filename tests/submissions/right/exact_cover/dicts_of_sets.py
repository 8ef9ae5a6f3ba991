from itertools import product


def solveSudoku(board):
    """Algorithm X, with a dict of sets instead of linked lists."""
    X = {}
    Y = {}
    for r, c, n in product(range(9), range(9), range(1, 10)):
        b = r // 3 * 3 + c // 3
        Y[r, c, n] = [("rc", r, c), ("rn", r, n), ("cn", c, n), ("bn", b, n)]
    for choice, needs in Y.items():
        for need in needs:
            X.setdefault(need, set()).add(choice)
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                select(X, Y, (r, c, int(board[r][c])))
    answer = search(X, Y, [])
    for r, c, n in answer:
        board[r][c] = str(n)


def search(X, Y, chosen):
    if not X:
        return chosen
    need = min(X, key=lambda k: len(X[k]))
    for choice in list(X[need]):
        taken = select(X, Y, choice)
        found = search(X, Y, chosen + [choice])
        if found is not None:
            return found
        deselect(X, Y, choice, taken)
    return None


def select(X, Y, choice):
    taken = []
    for j in Y[choice]:
        for i in X[j]:
            for k in Y[i]:
                if k != j:
                    X[k].remove(i)
        taken.append(X.pop(j))
    return taken


def deselect(X, Y, choice, taken):
    for j in reversed(Y[choice]):
        X[j] = taken.pop()
        for i in X[j]:
            for k in Y[i]:
                if k != j:
                    X[k].add(i)
