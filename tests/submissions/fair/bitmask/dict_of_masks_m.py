from collections import defaultdict


def solveSudoku(board):
    used = defaultdict(int)

    def units(r, c):
        return f"row{r}", f"col{c}", f"box{r // 3}{c // 3}"

    def toggle(r, c, bit):
        for u in units(r, c):
            used[u] ^= bit

    def options(r, c):
        a, b, x = units(r, c)
        taken = used[a] | used[b] | used[x]
        return [d for d in range(1, 10) if not taken & (1 << d)]

    todo = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                todo.append((r, c))
            else:
                toggle(r, c, 1 << int(board[r][c]))

    def solve(index=0):
        if index == len(todo):
            return True
        r, c = todo[index]
        for d in options(r, c):
            toggle(r, c, 1 << d)
            board[r][c] = str(d)
            if solve(index + 1):
                return True
            toggle(r, c, 1 << d)
        board[r][c] = "."
        return False

    solve()
