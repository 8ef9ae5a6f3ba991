def same_unit(i, j):
    if i // 9 == j // 9 or i % 9 == j % 9:
        return True
    return i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3


PEERS = [[j for j in range(81) if j != i and same_unit(i, j)] for i in range(81)]


def search(text, limit):
    """Return up to `limit` solutions of the text."""
    best, left = -1, "0123456789"
    for i, x in enumerate(text):
        if x == ".":
            near = {text[j] for j in PEERS[i]}
            free = [d for d in "123456789" if d not in near]
            if len(free) < len(left):
                best, left = i, free
    if best < 0:
        return [text]
    found = []
    for d in left:
        found += search(text[:best] + d + text[best + 1:], limit - len(found))
        if len(found) >= limit:
            break
    return found


def solve_sudoku(puzzle):
    if any(c.isalpha() for c in puzzle) or "0" in puzzle:
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"
    for i, x in enumerate(puzzle):
        if x != "." and any(puzzle[j] == x for j in PEERS[i]):
            return "invalid layout"
    found = search(puzzle, 2)
    if len(found) == 1:
        return found[0]
    return ["unsolvable", "", "multiple solutions"][len(found)]
