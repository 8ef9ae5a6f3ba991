from typing import List

Planes = List[int]
ROWS = [511 << (9 * i) for i in range(9)]
COLS = [int("000000001" * 9, 2) << i for i in range(9)]
BOXS = [int("000000111" * 3, 2) << (27 * i + 3 * j) for i in range(3) for j in range(3)]


def influence(cell: int) -> int:
    i, j = divmod(cell, 9)
    return ROWS[i] | COLS[j] | BOXS[i // 3 * 3 + j // 3]


INFLUENCE = [influence(cell) for cell in range(81)]


def fix(planes: Planes, d: int, cell: int) -> Planes:
    bit = 1 << cell
    out = [p & ~bit for p in planes]
    out[d] = planes[d] & ~INFLUENCE[cell] | bit
    return out


def solve(planes: Planes, fixed: int):
    if fixed == (1 << 81) - 1:
        return planes
    smallest = None
    for d in range(9):
        p = planes[d]
        for units in (ROWS, COLS, BOXS):
            for unit in units:
                x = p & unit
                if x == 0:
                    return None
                if x & fixed:
                    continue
                n = x.bit_count() if hasattr(x, "bit_count") else bin(x).count("1")
                if smallest is None or n < smallest[0]:
                    smallest = n, [(d, k) for k in range(81) if x >> k & 1]
                    if n == 1:
                        break
    for cell in range(81):
        if not fixed >> cell & 1:
            ds = [d for d in range(9) if planes[d] >> cell & 1]
            if not ds:
                return None
            if len(ds) < smallest[0]:
                smallest = len(ds), [(d, cell) for d in ds]
    for d, cell in smallest[1]:
        answer = solve(fix(planes, d, cell), fixed | 1 << cell)
        if answer:
            return answer
    return None


def solveSudoku(board: List[List[str]]) -> None:
    planes = [(1 << 81) - 1] * 9
    fixed = 0
    for cell in range(81):
        ch = board[cell // 9][cell % 9]
        if ch != ".":
            planes = fix(planes, int(ch) - 1, cell)
            fixed |= 1 << cell
    planes = solve(planes, fixed)
    for cell in range(81):
        board[cell // 9][cell % 9] = str([p >> cell & 1 for p in planes].index(1) + 1)
