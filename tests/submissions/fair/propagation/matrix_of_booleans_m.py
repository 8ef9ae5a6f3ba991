# can[r][c][d] says whether digit d+1 can still stand at (r, c)

def solveSudoku(board):
    can = [[[True] * 9 for _ in range(9)] for _ in range(9)]
    done = [[False] * 9 for _ in range(9)]
    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                write(can, done, r, c, int(board[r][c]) - 1)
    can = solve(can, done)
    for r in range(9):
        for c in range(9):
            board[r][c] = str(can[r][c].index(True) + 1)


def write(can, done, r, c, d):
    for k in range(9):
        can[r][c][k] = False
        can[r][k][d] = False
        can[k][c][d] = False
        can[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3][d] = False
    can[r][c][d] = True
    done[r][c] = True


def naked(can, done):
    found = False
    for r in range(9):
        for c in range(9):
            if not done[r][c]:
                n = can[r][c].count(True)
                if n == 0:
                    return None
                if n == 1:
                    write(can, done, r, c, can[r][c].index(True))
                    found = True
    return found


def hidden(can, done):
    found = False
    for u in range(9):
        for group in (
            [(u, k) for k in range(9)],
            [(k, u) for k in range(9)],
            [(u // 3 * 3 + k // 3, u % 3 * 3 + k % 3) for k in range(9)],
        ):
            for d in range(9):
                places = [(r, c) for r, c in group if can[r][c][d]]
                if len(places) == 0:
                    return None
                if len(places) == 1:
                    r, c = places[0]
                    if not done[r][c]:
                        write(can, done, r, c, d)
                        found = True
    return found


def solve(can, done):
    progress = True
    while progress:
        progress = naked(can, done)
        if progress is False:
            progress = hidden(can, done)
        if progress is None:
            return None
    best = None
    for r in range(9):
        for c in range(9):
            if not done[r][c]:
                n = can[r][c].count(True)
                if best is None or n < best[0]:
                    best = (n, r, c)
    if best is None:
        return can
    _, r, c = best
    for d in range(9):
        if can[r][c][d]:
            can2 = [[cell[:] for cell in row] for row in can]
            done2 = [row[:] for row in done]
            write(can2, done2, r, c, d)
            result = solve(can2, done2)
            if result:
                return result
    return None
