from itertools import islice


def solutions(rows, cols, boxes, blanks, k=0):
    if k == len(blanks):
        yield None
        return
    i, j = blanks[k]
    b = i // 3 * 3 + j // 3
    for bit in (1 << d for d in range(9)):
        if not (rows[i] | cols[j] | boxes[b]) & bit:
            rows[i] ^= bit
            cols[j] ^= bit
            boxes[b] ^= bit
            yield from solutions(rows, cols, boxes, blanks, k + 1)
            rows[i] ^= bit
            cols[j] ^= bit
            boxes[b] ^= bit


def countSolutions(board, limit):
    rows, cols, boxes, blanks = [0] * 9, [0] * 9, [0] * 9, []
    for i in range(9):
        for j in range(9):
            if board[i][j] == ".":
                blanks.append((i, j))
                continue
            bit = 1 << int(board[i][j]) - 1
            rows[i] |= bit
            cols[j] |= bit
            boxes[i // 3 * 3 + j // 3] |= bit
    return sum(1 for _ in islice(solutions(rows, cols, boxes, blanks), limit))
