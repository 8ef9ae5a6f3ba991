def solveSudoku(board):
    # C style: arrays and one while loop
    row = [0] * 9
    col = [0] * 9
    blk = [0] * 9
    pr = []
    pc = []
    for i in range(9):
        for j in range(9):
            if board[i][j] == '.':
                pr.append(i)
                pc.append(j)
            else:
                bit = 1 << (ord(board[i][j]) - 49)
                row[i] |= bit
                col[j] |= bit
                blk[i // 3 * 3 + j // 3] |= bit
    n = len(pr)
    cur = [0] * (n + 1)     # bit now placed at this depth
    sp = 0
    while sp < n and sp >= 0:
        i = pr[sp]
        j = pc[sp]
        k = i // 3 * 3 + j // 3
        bit = cur[sp]
        if bit != 0:
            row[i] ^= bit
            col[j] ^= bit
            blk[k] ^= bit
            bit <<= 1
        else:
            bit = 1
        used = row[i] | col[j] | blk[k]
        while bit < 512 and (used & bit):
            bit <<= 1
        if bit == 512:
            cur[sp] = 0
            sp -= 1
        else:
            cur[sp] = bit
            row[i] |= bit
            col[j] |= bit
            blk[k] |= bit
            sp += 1
    for t in range(n):
        board[pr[t]][pc[t]] = chr(cur[t].bit_length() + 48)
