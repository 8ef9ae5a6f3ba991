BIT = {str(d): 1 << d for d in range(1, 10)}


def solveSudoku(board):
    R, C, B = [0] * 9, [0] * 9, [0] * 9
    grid = "".join(map("".join, board))

    for i, ch in enumerate(grid):
        if ch in BIT:
            R[i // 9] += BIT[ch]
            C[i % 9] += BIT[ch]
            B[i // 27 * 3 + i % 9 // 3] += BIT[ch]

    def solve(i, acc):
        i = grid.find(".", i)
        if i == -1:
            return acc
        r, c, b = i // 9, i % 9, i // 27 * 3 + i % 9 // 3
        taken = R[r] | C[c] | B[b]
        for ch, bit in BIT.items():
            if not taken & bit:
                R[r] += bit
                C[c] += bit
                B[b] += bit
                found = solve(i + 1, acc + ch)
                if found is not None:
                    return found
                R[r] -= bit
                C[c] -= bit
                B[b] -= bit
        return None

    answer = solve(0, "")
    if answer:
        digits = iter(answer)
        for row in board:
            row[:] = [next(digits) if ch == "." else ch for ch in row]
