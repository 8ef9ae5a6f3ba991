def solveSudoku(board):
    peers = [0] * 81
    for a in range(81):
        for b in range(81):
            if a != b and (a // 9 == b // 9 or a % 9 == b % 9 or
                           (a // 27 == b // 27 and a % 9 // 3 == b % 9 // 3)):
                peers[a] |= 1 << b
    planes = {d: (1 << 81) - 1 for d in '123456789'}
    empty = 0
    for k in range(81):
        d = board[k // 9][k % 9]
        if d == '.':
            empty |= 1 << k
        else:
            planes[d] ^= peers[k]

    def search(planes, empty):
        if not empty:
            return True
        best = None
        rest = empty
        while rest:
            bit = rest & -rest
            rest ^= bit
            digits = [d for d in planes if planes[d] & bit]
            if best is None or len(digits) < len(best[1]):
                best = bit, digits
                if len(digits) < 2:
                    break
        bit, digits = best
        k = bit.bit_length() - 1
        for d in digits:
            board[k // 9][k % 9] = d
            if search({**planes, d: planes[d] ^ peers[k]}, empty ^ bit):
                return True
        board[k // 9][k % 9] = '.'
        return False

    search(planes, empty)
