#: cause check
#: line 12
def solveSudoku(board):
    def same_unit(i, j):
        return (i // 9 == j // 9 or i % 9 == j % 9
                or (i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3))

    def solve(s):
        i = s.find('.')
        if i == -1:
            return s
        excluded = set(s[j] for j in range(i) if same_unit(i, j))
        for d in '123456789':
            if d not in excluded:
                t = solve(s[:i] + d + s[i + 1:])
                if t:
                    return t
        return ''

    text = ''.join(''.join(row) for row in board)
    for i, d in enumerate(solve(text)):
        board[i // 9][i % 9] = d
