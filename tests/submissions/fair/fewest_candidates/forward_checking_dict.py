"""A dict of the candidates of every blank. Placing a digit removes it from the blanks around it,
and the removals are remembered so that they can be put back."""

PEERS = {}
for cell in range(81):
    r, c = divmod(cell, 9)
    PEERS[cell] = [
        other for other in range(81)
        if other != cell and (
            other // 9 == r or other % 9 == c
            or (other // 27 == r // 3 and other % 9 // 3 == c // 3)
        )
    ]


def solveSudoku(board):
    cells = [ch for row in board for ch in row]
    domain = {
        i: set("123456789") - {cells[p] for p in PEERS[i]}
        for i in range(81) if cells[i] == "."
    }

    def search():
        if not domain:
            return True
        cell = min(domain, key=lambda i: len(domain[i]))
        digits = domain.pop(cell)
        for digit in digits:
            pruned = [p for p in PEERS[cell] if p in domain and digit in domain[p]]
            for p in pruned:
                domain[p].remove(digit)
            cells[cell] = digit
            if search():
                return True
            for p in pruned:
                domain[p].add(digit)
        domain[cell] = digits
        return False

    search()
    for r in range(9):
        board[r] = cells[9 * r:9 * r + 9]
