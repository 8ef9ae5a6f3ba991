from math import isqrt


def solveSudoku(board):
    N = len(board)
    K = isqrt(N)
    symbols = "123456789ABCDEFGHIJKLMNOP"[:N]
    bit_of = {s: 1 << i for i, s in enumerate(symbols)}
    symbol_of = {b: s for s, b in bit_of.items()}
    full = (1 << N) - 1
    row_mask, col_mask, box_mask = [0] * N, [0] * N, [0] * N

    def box_no(r, c):
        return (r // K) * K + c // K

    holes = []
    for r in range(N):
        for c in range(N):
            if board[r][c] in bit_of:
                b = bit_of[board[r][c]]
                row_mask[r] |= b
                col_mask[c] |= b
                box_mask[box_no(r, c)] |= b
            else:
                holes.append((r, c))

    def search(i):
        if i == len(holes):
            return True
        r, c = holes[i]
        k = box_no(r, c)
        avail = full & ~(row_mask[r] | col_mask[c] | box_mask[k])
        while avail:
            b = avail & -avail
            avail &= avail - 1
            row_mask[r] |= b
            col_mask[c] |= b
            box_mask[k] |= b
            if search(i + 1):
                board[r][c] = symbol_of[b]
                return True
            row_mask[r] &= ~b
            col_mask[c] &= ~b
            box_mask[k] &= ~b
        return False

    search(0)
