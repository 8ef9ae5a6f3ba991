PEERS = [
    {
        9 * i + j
        for i in range(9)
        for j in range(9)
        if i == r or j == c or (i // 3, j // 3) == (r // 3, c // 3)
    }
    - {9 * r + c}
    for r in range(9)
    for c in range(9)
]


def fill(cands, values, cell, digit):
    waiting = [(cell, digit)]
    while waiting:
        cell, digit = waiting.pop()
        if values[cell] == digit:
            continue
        if values[cell] or digit not in cands[cell]:
            return False
        values[cell] = digit
        del cands[cell]
        for peer in PEERS[cell]:
            if peer in cands and digit in cands[peer]:
                cands[peer] = cands[peer] - {digit}
                if not cands[peer]:
                    return False
                if len(cands[peer]) == 1:
                    waiting.append((peer, min(cands[peer])))
            elif values[peer] == digit:
                return False
    return True


def search(cands, values):
    if not cands:
        return values
    cell = min(cands, key=lambda c: len(cands[c]))
    for digit in cands[cell]:
        new_cands, new_values = cands.copy(), values[:]
        if fill(new_cands, new_values, cell, digit):
            answer = search(new_cands, new_values)
            if answer is not None:
                return answer
    return None


def solveSudoku(board):
    cands = {cell: frozenset(range(1, 10)) for cell in range(81)}
    values = [0] * 81
    for cell in range(81):
        given = board[cell // 9][cell % 9]
        if given != ".":
            fill(cands, values, cell, int(given))
    for cell, value in enumerate(search(cands, values)):
        board[cell // 9][cell % 9] = str(value)
