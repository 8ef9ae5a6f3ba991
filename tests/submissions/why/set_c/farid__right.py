#: right
DIGITS = "123456789"


def peers_of(cell):
    r, c = cell
    out = set()
    for k in range(9):
        out.add((r, k))
        out.add((k, c))
    br, bc = r - r % 3, c - c % 3
    for dr in range(3):
        for dc in range(3):
            out.add((br + dr, bc + dc))
    out.discard(cell)
    return out


class Solution:
    def solveSudoku(self, board):
        cands = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    used = {board[x][y] for x, y in peers_of((r, c))}
                    cands[(r, c)] = set(DIGITS) - used
        self.fill(board, cands)

    def fill(self, board, cands):
        if not cands:
            return True

        # most constrained cell first
        cell = min(cands, key=lambda k: len(cands[k]))
        r, c = cell
        options = cands.pop(cell)

        for d in sorted(options):
            touched = []
            for p in peers_of(cell):
                if p in cands and d in cands[p]:
                    cands[p].remove(d)
                    touched.append(p)
            board[r][c] = d
            if self.fill(board, cands):
                return True
            board[r][c] = '.'
            for p in touched:
                cands[p].add(d)

        cands[cell] = options
        return False
