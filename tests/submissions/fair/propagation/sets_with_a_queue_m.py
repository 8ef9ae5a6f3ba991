from collections import deque


def make_units():
    rows = [[9 * i + j for j in range(9)] for i in range(9)]
    cols = [[9 * i + j for i in range(9)] for j in range(9)]
    boxes = [[27 * a + 3 * b + 9 * i + j for i in range(3) for j in range(3)]
             for a in range(3) for b in range(3)]
    return rows + cols + boxes


units = make_units()
units_with = [[u for u in units if i in u] for i in range(81)]
peers = [sorted({j for u in units_with[i] for j in u} - {i}) for i in range(81)]


def assign(cand, start):
    """cand: list of 81 sets; start: list of (cell, digit). False when it can't be."""
    queue = deque(start)
    while queue:
        i, d = queue.popleft()
        if d not in cand[i]:
            return False
        lost = cand[i] - {d}
        cand[i] = {d}
        touched = [(i, e) for e in lost]
        for p in peers[i]:
            if d in cand[p]:
                cand[p].remove(d)
                touched.append((p, d))
                if not cand[p]:
                    return False
                if len(cand[p]) == 1:
                    queue.append((p, next(iter(cand[p]))))
        # a digit disappeared from a cell: is there a single place left in its units?
        for j, e in touched:
            for u in units_with[j]:
                where = [k for k in u if e in cand[k]]
                if len(where) == 0:
                    return False
                if len(where) == 1 and len(cand[where[0]]) > 1:
                    queue.append((where[0], e))
    return True


def guess(cand):
    sizes = [(len(s), i) for i, s in enumerate(cand) if len(s) > 1]
    if not sizes:
        return cand
    _, i = min(sizes)
    for d in list(cand[i]):
        c2 = [set(s) for s in cand]
        if assign(c2, [(i, d)]):
            result = guess(c2)
            if result:
                return result
    return None


def solveSudoku(board):
    cand = [set(range(1, 10)) for _ in range(81)]
    givens = [(9 * r + c, int(board[r][c])) for r in range(9) for c in range(9)
              if board[r][c] != '.']
    assign(cand, givens)
    cand = guess(cand)
    for i in range(81):
        board[i // 9][i % 9] = str(min(cand[i]))
