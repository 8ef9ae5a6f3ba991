def countSolutions(board, limit):
    stack = ["".join(map("".join, board))]
    count = 0
    while stack and count < limit:
        grid = stack.pop()
        i = grid.find(".")
        if i < 0:
            count += 1
            continue
        r, c = divmod(i, 9)
        b = r // 3 * 27 + c // 3 * 3
        used = grid[9 * r : 9 * r + 9] + grid[c::9] + grid[b : b + 3]
        used += grid[b + 9 : b + 12] + grid[b + 18 : b + 21]
        for d in "987654321":
            if d not in used:
                stack.append(grid[:i] + d + grid[i + 1 :])
    return count
