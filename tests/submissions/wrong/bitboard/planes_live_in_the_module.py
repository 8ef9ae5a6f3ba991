#: example accepted
EVERYWHERE = (1 << 81) - 1
planes = [EVERYWHERE] * 9
PEERS = []
for k in range(81):
    r, c = k // 9 // 3 * 3, k % 9 // 3 * 3
    m = 511 << k // 9 * 9 | 0x1008040201008040201 << k % 9 | 0x1C0E07 << 9 * r + c
    PEERS.append(m)


def solveSudoku(board):
    empties = 0
    for k in range(81):
        ch = board[k // 9][k % 9]
        if ch == ".":
            empties |= 1 << k
        else:
            planes[int(ch) - 1] &= ~PEERS[k]
    find(board, planes, empties)


def find(board, planes, empties):
    if empties == 0:
        return True
    one = two = three = 0
    for p in planes:
        p &= empties
        three |= two & p
        two |= one & p
        one |= p
    if one != empties:
        return False
    pick = one & ~two or two & ~three or one
    k = (pick & -pick).bit_length() - 1
    for d in range(9):
        if planes[d] >> k & 1:
            new = planes[:]
            new[d] &= ~PEERS[k]
            if find(board, new, empties & ~(1 << k)):
                board[k // 9][k % 9] = str(d + 1)
                return True
    return False
