def solveSudoku(board):
    """For each digit, one integer of the squares where it stands; free squares are computed."""
    row_of, col_of, box_of = [], [], []
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for k in range(81):
        r, c = k // 9, k % 9
        rows[r] |= 1 << k
        cols[c] |= 1 << k
        boxes[r // 3 * 3 + c // 3] |= 1 << k
    reach = [rows[k // 9] | cols[k % 9] | boxes[k // 27 * 3 + k // 3 % 3] for k in range(81)]

    blocked = {d: 0 for d in "123456789"}
    empty = (1 << 81) - 1
    for k in range(81):
        d = board[k // 9][k % 9]
        if d != ".":
            blocked[d] |= reach[k]
            empty &= ~(1 << k)

    def search(blocked, empty):
        if not empty:
            return True
        zero, one, two = empty, 0, 0
        for d in blocked:
            free = empty & ~blocked[d]
            two = two & ~free | one & free
            one = one & ~free | zero & free
            zero &= ~free
        if zero:
            return False
        cell = None
        if one:
            cell = one & -one
        else:
            for d in blocked:
                for unit in rows + cols + boxes:
                    spots = empty & unit & ~blocked[d]
                    if spots and spots & (spots - 1) == 0:
                        k = spots.bit_length() - 1
                        if write(blocked, empty, k, d):
                            return True
                        board[k // 9][k % 9] = "."
                        return False
            least = two or empty
            cell = least & -least
        k = cell.bit_length() - 1
        for d in blocked:
            if not blocked[d] & cell and write(blocked, empty, k, d):
                return True
        board[k // 9][k % 9] = "."
        return False

    def write(blocked, empty, k, d):
        board[k // 9][k % 9] = d
        return search({**blocked, d: blocked[d] | reach[k]}, empty & ~(1 << k))

    search(blocked, empty)
