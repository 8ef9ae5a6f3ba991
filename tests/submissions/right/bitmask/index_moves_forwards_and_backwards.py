def solveSudoku(board):
    """A loop with an index instead of recursion; tries[k] are the digits still untried at blank k."""
    rows, cols, boxes, blanks = [0] * 9, [0] * 9, [0] * 9, []
    for r, row in enumerate(board):
        for c, ch in enumerate(row):
            if ch != '.':
                bit = 1 << (ord(ch) - ord('1'))
                rows[r] |= bit
                cols[c] |= bit
                boxes[r // 3 * 3 + c // 3] |= bit
            else:
                blanks.append((r, c, r // 3 * 3 + c // 3))
    n = len(blanks)
    chosen = [0] * n
    tries = [0] * n
    k = 0
    fresh = True
    while 0 <= k < n:
        r, c, b = blanks[k]
        if fresh:
            tries[k] = 511 & ~(rows[r] | cols[c] | boxes[b])
        else:
            bit = chosen[k]
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        if tries[k]:
            bit = tries[k] & -tries[k]
            tries[k] ^= bit
            chosen[k] = bit
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
            k += 1
            fresh = True
        else:
            k -= 1
            fresh = False
    if k == n:
        for (r, c, _), bit in zip(blanks, chosen):
            board[r][c] = str(bit.bit_length())
