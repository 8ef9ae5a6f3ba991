def peers_of(k):
    row, col = divmod(k, 9)
    for other in range(81):
        r, c = divmod(other, 9)
        if other == k:
            continue
        if r == row or c == col or (r // 3 == row // 3 and c // 3 == col // 3):
            yield other


def from_board(board):
    cells = []
    for line in board:
        for sign in line:
            cells.append(0 if sign == "." else int(sign))
    return cells


def to_board(cells, board):
    for k, number in enumerate(cells):
        board[k // 9][k % 9] = str(number)


def try_cells(cells, peers, start=0):
    k = start
    while k < 81 and cells[k] != 0:
        k += 1
    if k == 81:
        return True
    for number in range(1, 10):
        if number not in [cells[p] for p in peers[k]]:
            cells[k] = number
            if try_cells(cells, peers, k + 1):
                return True
    cells[k] = 0
    return False


def solveSudoku(board):
    cells = from_board(board)
    peers = [list(peers_of(k)) for k in range(81)]
    try_cells(cells, peers)
    to_board(cells, board)
