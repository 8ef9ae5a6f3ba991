def solveSudoku(board):
    units = [0] * 27
    for k in range(81):
        r, c = k // 9, k % 9
        for u in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
            units[u] |= 1 << k
    see = [units[k // 9] | units[9 + k % 9] | units[18 + k // 27 * 3 + k % 9 // 3] for k in range(81)]
    planes = [2 ** 81 - 1] * 9
    filled = 0
    for k, ch in enumerate(sum(board, [])):
        if ch != '.':
            planes[int(ch) - 1] &= ~see[k]
            filled |= 1 << k

    def go(planes, filled, moves):
        if filled == 2 ** 81 - 1:
            return moves
        options = []
        for k in range(81):
            if not filled >> k & 1:
                options.append(([d for d in range(9) if planes[d] >> k & 1], k))
        ds, k = min(options, key=lambda o: len(o[0]))
        for d in ds:
            p = planes[:]
            p[d] &= ~see[k]
            found = go(p, filled | 1 << k, moves + [(d, 1 << k)])
            if found is not None:
                return found

    for d, bit in go(planes, filled, []) or []:
        k = min(bit.bit_length(), 80)
        board[k // 9][k % 9] = str(d + 1)
