def solveSudoku(board):
    masks = [[0x1FF] * 9 for _ in range(9)]
    for r in range(9):
        for c in range(9):
            if board[r][c] != '.':
                place(masks, r, c, 1 << int(board[r][c]) - 1)
    done = search(masks)
    if done is not None:
        for r in range(9):
            for c in range(9):
                board[r][c] = str(done[r][c].bit_length())


def place(masks, r, c, bit):
    if not masks[r][c] & bit:
        return False
    masks[r][c] = bit
    top, left = r - r % 3, c - c % 3
    affected = [(r, k) for k in range(9) if k != c]
    affected += [(top + i, left + j) for i in range(3) for j in range(3) if (top + i, left + j) != (r, c)]
    for i, j in affected:
        if masks[i][j] & bit:
            masks[i][j] &= ~bit
            m = masks[i][j]
            if m == 0:
                return False
            if m & (m - 1) == 0 and not place(masks, i, j, m):
                return False
    return True


def search(masks):
    best = None
    for r in range(9):
        for c in range(9):
            n = bin(masks[r][c]).count('1')
            if n > 1 and (best is None or n < best[0]):
                best = n, r, c
    if best is None:
        return masks
    _, r, c = best
    for d in range(9):
        if masks[r][c] >> d & 1:
            copy = [row[:] for row in masks]
            if place(copy, r, c, 1 << d):
                answer = search(copy)
                if answer is not None:
                    return answer
    return None
