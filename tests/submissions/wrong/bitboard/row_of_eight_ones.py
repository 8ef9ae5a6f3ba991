ROW = 0b1111_1111
COL = 0
for r in range(9):
    COL |= 1 << 9 * r
BOX = 0b111 | 0b111 << 9 | 0b111 << 18
BOARD = (1 << 81) - 1


def peers(cell):
    r, c = divmod(cell, 9)
    return ROW << 9 * r | COL << c | BOX << 27 * (r // 3) + 3 * (c // 3)


PEERS = [peers(cell) for cell in range(81)]


def solveSudoku(board):
    planes = [BOARD] * 9
    todo = BOARD
    for cell in range(81):
        if board[cell // 9][cell % 9] != ".":
            d = "123456789".index(board[cell // 9][cell % 9])
            planes[d] &= ~PEERS[cell]
            todo ^= 1 << cell
    answer = {}
    if search(planes, todo, answer):
        for cell, d in answer.items():
            board[cell // 9][cell % 9] = "123456789"[d]


def search(planes, todo, answer):
    if todo == 0:
        return True
    one = two = three = 0
    for p in planes:
        three |= two & p
        two |= one & p
        one |= p
    if todo & ~one:
        return False
    pick = todo & one & ~two or todo & two & ~three or todo
    bit = pick & -pick
    cell = bit.bit_length() - 1
    for d in range(9):
        if planes[d] & bit:
            copy = planes[:]
            copy[d] &= ~PEERS[cell]
            answer[cell] = d
            if search(copy, todo ^ bit, answer):
                return True
    return False
