# The whole position is one string of 81 characters, never changed, always rebuilt.

def solveSudoku(board):
    start = "".join("".join(row) for row in board)
    end = solve(start)
    for i in range(81):
        board[i // 9][i % 9] = end[i]


def solve(s):
    i = s.find(".")
    if i < 0:
        return s
    r, c = i // 9, i % 9
    b = r // 3 * 27 + c // 3 * 3
    used = s[r * 9:r * 9 + 9] + s[c::9] + s[b:b + 3] + s[b + 9:b + 12] + s[b + 18:b + 21]
    for d in "123456789":
        if d not in used:
            done = solve(s[:i] + d + s[i + 1:])
            if done:
                return done
    return None
