# ONES[m]: number of set bits. Faster than bin(m).count("1").
ONES = [0] * 512
for m in range(1, 512):
    ONES[m] = ONES[m >> 1] + (m & 1)


def solveSudoku(board):
    R = [511] * 9
    C = [511] * 9
    B = [511] * 9
    cells = []
    for i in range(9):
        for j in range(9):
            k = i // 3 * 3 + j // 3
            if board[i][j] == ".":
                cells.append((i, j, k))
            else:
                bit = 1 << int(board[i][j]) - 1
                R[i] ^= bit
                C[j] ^= bit
                B[k] ^= bit

    # cells[:n] are still open; a chosen cell is swapped to the end of that part
    def search(n):
        if n == 0:
            return True
        fewest, at = 10, -1
        for idx in range(n):
            i, j, k = cells[idx]
            cnt = ONES[R[i] & C[j] & B[k]]
            if cnt < fewest:
                fewest, at = cnt, idx
                if cnt < 2:
                    break
        if fewest == 0:
            return False
        cells[at], cells[n - 1] = cells[n - 1], cells[at]
        i, j, k = cells[n - 1]
        free = R[i] & C[j] & B[k]
        while free:
            bit = free & -free
            free ^= bit
            R[i] ^= bit
            C[j] ^= bit
            B[k] ^= bit
            if search(n - 1):
                board[i][j] = str(bit.bit_length())
                return True
            R[i] ^= bit
            C[j] ^= bit
            B[k] ^= bit
        cells[at], cells[n - 1] = cells[n - 1], cells[at]
        return False

    search(len(cells))
