#: example accepted
FULL = (1 << 81) - 1
ROW = 0b111_111_111
COLUMN = sum(1 << 9 * k for k in range(9))
BOX = 0b11_000_000_111_000_000_111


def seen(k):
    r, c = divmod(k, 9)
    return (ROW << 9 * r | COLUMN << c | BOX << 27 * (r // 3) + 3 * (c // 3)) & FULL


SEEN = [seen(k) for k in range(81)]


def search(planes, empty, answer):
    if not empty:
        return True
    one = two = three = four = 0
    for p in planes:
        p &= empty
        four |= three & p
        three |= two & p
        two |= one & p
        one |= p
    if one != empty:
        return False
    few = empty & ~two or empty & ~three or empty & ~four or empty
    bit = few & -few
    k = bit.bit_length() - 1
    for d, p in enumerate(planes):
        if p & bit:
            answer[k] = str(d + 1)
            if search(planes[:d] + [p & ~SEEN[k]] + planes[d + 1:], empty & ~bit, answer):
                return True
    return False


def solveSudoku(board):
    planes, empty = [FULL] * 9, 0
    answer = [ch for row in board for ch in row]
    for k, ch in enumerate(answer):
        if ch == ".":
            empty |= 1 << k
        else:
            planes[int(ch) - 1] &= ~SEEN[k]
    if search(planes, empty, answer):
        for k in range(81):
            board[k // 9][k % 9] = answer[k]
