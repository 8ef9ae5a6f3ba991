def solveSudoku(board):
    # free_* : digits that may still be used
    free_r = [511] * 9
    free_c = [511] * 9
    free_b = [511] * 9
    cells = []

    for r in range(8, -1, -1):
        for c in range(8, -1, -1):
            if board[r][c] == ".":
                cells.append((r, c, r // 3 * 3 + c // 3))
            else:
                m = ~(1 << "123456789".index(board[r][c]))
                free_r[r] &= m
                free_c[c] &= m
                free_b[r // 3 * 3 + c // 3] &= m

    def go(k):
        if k < 0:
            return True
        r, c, b = cells[k]
        m = free_r[r] & free_c[c] & free_b[b]
        while m:
            n = m.bit_length()
            bit = 1 << n - 1
            m -= bit
            free_r[r] -= bit
            free_c[c] -= bit
            free_b[b] -= bit
            if go(k - 1):
                board[r][c] = str(n)
                return True
            free_r[r] += bit
            free_c[c] += bit
            free_b[b] += bit
        return False

    go(len(cells) - 1)
