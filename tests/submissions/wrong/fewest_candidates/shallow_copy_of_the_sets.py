#: example accepted
def peers(r, c):
    for i in range(9):
        for j in range(9):
            if (i, j) != (r, c) and (i == r or j == c or (i // 3, j // 3) == (r // 3, c // 3)):
                yield i, j


PEERS = {(r, c): list(peers(r, c)) for r in range(9) for c in range(9)}


def solveSudoku(board):
    start = {}
    for cell in PEERS:
        r, c = cell
        if board[r][c] == ".":
            start[cell] = set("123456789") - {board[i][j] for i, j in PEERS[cell]}

    def solve(cands):
        if not cands:
            return True
        cell = min(cands, key=lambda x: len(cands[x]))
        for d in list(cands[cell]):
            new = cands.copy()          # so that nothing has to be undone
            del new[cell]
            for p in PEERS[cell]:
                if p in new:
                    new[p].discard(d)
            board[cell[0]][cell[1]] = d
            if solve(new):
                return True
        board[cell[0]][cell[1]] = "."
        return False

    solve(start)
