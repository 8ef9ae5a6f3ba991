def solveSudoku(board):
    r_mask, c_mask, b_mask = [0] * 9, [0] * 9, [0] * 9
    empties = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == '.':
                empties.append((r, c, r // 3 * 3 + c // 3))
            else:
                m = 1 << int(board[r][c]) - 1
                r_mask[r] |= m
                c_mask[c] |= m
                b_mask[r // 3 * 3 + c // 3] |= m

    def go(k):
        if k == len(empties):
            return True
        r, c, b = empties[k]
        free = 511 & ~(r_mask[r] | c_mask[c] | b_mask[b])
        while free:
            m = free & -free
            free &= ~(1 << free.bit_length() - 1)
            r_mask[r] |= m
            c_mask[c] |= m
            b_mask[b] |= m
            board[r][c] = str(m.bit_length())
            if go(k + 1):
                return True
            r_mask[r] ^= m
            c_mask[c] ^= m
            b_mask[b] ^= m
            board[r][c] = '.'
        return False

    go(0)
