def options(grid, i):
    r, c = i // 9, i % 9
    box = 27 * (r // 3) + 3 * (c // 3)
    seen = set(grid[9 * r : 9 * r + 9]) | set(grid[c::9])
    seen |= {grid[box + 9 * (k // 3) + k % 3] for k in range(9)}
    return [d for d in "123456789" if d not in seen]


def solveSudoku(board):
    states = ["".join("".join(row) for row in board)]
    while states:
        grid = states.pop()
        best, choice = None, None
        for i in range(81):
            if grid[i] == ".":
                found = options(grid, i)
                if best is None or len(found) < len(best):
                    best, choice = found, i
                    if len(found) < 2:
                        break
        if best is None:
            for i in range(81):
                board[i // 9][i % 9] = grid[i]
            return
        for d in best:
            states.append(grid[:choice] + d + grid[choice + 1 :])
