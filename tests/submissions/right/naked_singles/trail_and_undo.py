ALL = 0b1111111110


def solveSudoku(board):
    peers = [
        [
            q
            for q in range(81)
            if q != p
            and (
                q // 9 == p // 9
                or q % 9 == p % 9
                or (q // 27 == p // 27 and q % 9 // 3 == p % 9 // 3)
            )
        ]
        for p in range(81)
    ]
    mask = [ALL] * 81
    trail = []

    def fix(p, bit):
        trail.append((p, mask[p]))
        mask[p] = bit
        queue = [p]
        for p in queue:
            for q in peers[p]:
                if mask[q] & mask[p]:
                    trail.append((q, mask[q]))
                    mask[q] &= ~mask[p]
                    if mask[q] == 0:
                        return False
                    if mask[q] & (mask[q] - 1) == 0:
                        queue.append(q)
        return True

    def back_to(length):
        while len(trail) > length:
            p, old = trail.pop()
            mask[p] = old

    def guess():
        best = 0
        for p in range(81):
            n = bin(mask[p]).count("1")
            if n > 1 and (not best or n < best):
                best, cell = n, p
        if not best:
            return True
        before = len(trail)
        for d in range(1, 10):
            if mask[cell] >> d & 1:
                if fix(cell, 1 << d) and guess():
                    return True
                back_to(before)
        return False

    for p in range(81):
        if board[p // 9][p % 9] != ".":
            fix(p, 1 << int(board[p // 9][p % 9]))
    guess()
    for p in range(81):
        board[p // 9][p % 9] = str(mask[p].bit_length() - 1)
