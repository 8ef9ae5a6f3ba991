PEERS = []
for cell in range(81):
    r, c = divmod(cell, 9)
    PEERS.append([
        i * 9 + j
        for i in range(9)
        for j in range(9)
        if (i, j) != (r, c) and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3))
    ])


def count(mask: int) -> int:
    return bin(mask).count("1")


def place(cand: list[int], cell: int, bit: int) -> bool:
    """Put the digit into the cell, and what that forces; False if a cell has nothing left."""
    cand[cell] = bit
    for p in PEERS[cell]:
        if cand[p] & bit:
            cand[p] ^= bit
            if cand[p] == 0:
                return False
            if count(cand[p]) == 1 and not place(cand, p, cand[p]):
                return False
    return True


def search(cand: list[int]):
    best, fewest = -1, 10
    for cell in range(81):
        n = count(cand[cell])
        if 1 < n < fewest:
            best, fewest = cell, n
    if best == -1:
        return cand
    for d in range(9):
        bit = 1 << d
        if cand[best] & bit:
            copy = cand[:]
            if place(copy, best, bit):
                solved = search(copy)
                if solved:
                    return solved
    return None


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
    cand = [0x1FF] * 81
    for r in range(9):
        for c in range(9):
            if board[r][c] != ".":
                place(cand, r * 9 + c, 1 << (int(board[r][c]) - 1))
    solved = search(cand)
    for r in range(9):
        for c in range(9):
            board[r][c] = str(solved[r * 9 + c].bit_length())
