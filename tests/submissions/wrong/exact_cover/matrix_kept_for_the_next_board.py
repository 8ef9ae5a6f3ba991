#: example accepted
from functools import lru_cache


@lru_cache(maxsize=1)
def matrix():
    columns = {}
    rows = {}
    for k in range(729):
        r, rest = divmod(k, 81)
        c, d = divmod(rest, 9)
        rows[k] = [("cell", r, c), ("row", r, d), ("col", c, d), ("box", r // 3 * 3 + c // 3, d)]
        for name in rows[k]:
            columns.setdefault(name, set()).add(k)
    return columns, rows


def solveSudoku(board):
    columns, rows = matrix()
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                keep = 81 * r + 9 * c + int(board[r][c]) - 1
                for k in list(columns["cell", r, c]):
                    if k != keep:
                        for name in rows[k]:
                            columns[name].discard(k)
    answer = search(dict(columns), rows)
    for k in answer or []:
        board[k // 81][k // 9 % 9] = str(k % 9 + 1)


def search(columns, rows):
    if not columns:
        return []
    name = min(columns, key=lambda n: len(columns[n]))
    for k in sorted(columns[name]):
        clash = set().union(*(columns[n] for n in rows[k]))
        rest = {n: s - clash for n, s in columns.items() if n not in rows[k]}
        answer = search(rest, rows)
        if answer is not None:
            answer.append(k)
            return answer
    return None
