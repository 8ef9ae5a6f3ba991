# CSP style: every empty variable has a domain, assigning prunes the neighbours' domains.

def neighbours_of(r, c):
    out = set()
    for k in range(9):
        out.add((r, k))
        out.add((k, c))
        out.add((r // 3 * 3 + k // 3, c // 3 * 3 + k % 3))
    out.discard((r, c))
    return out


NEIGHBOURS = {(r, c): neighbours_of(r, c) for r in range(9) for c in range(9)}


def solveSudoku(board):
    domains = {}
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                taken = {board[i][j] for i, j in NEIGHBOURS[r, c]}
                domains[r, c] = {d for d in "123456789" if d not in taken}

    def solve():
        if not domains:
            return True
        var = min(domains, key=lambda v: len(domains[v]))
        values = domains.pop(var)
        for value in sorted(values):
            pruned = []
            dead = False
            for n in NEIGHBOURS[var]:
                if n in domains and value in domains[n]:
                    domains[n].remove(value)
                    pruned.append(n)
                    if not domains[n]:
                        dead = True
                        break
            if not dead:
                board[var[0]][var[1]] = value
                if solve():
                    return True
            for n in pruned:
                domains[n].add(value)
        board[var[0]][var[1]] = "."
        domains[var] = values
        return False

    solve()
