# a known pattern of a full grid, mixed, and then thinned out
import random


def grid(rng):
    def mixed():
        return [3 * a + b for a in rng.sample(range(3), 3) for b in rng.sample(range(3), 3)]

    rows, cols, nums = mixed(), mixed(), rng.sample("123456789", 9)
    return [[nums[(3 * (r % 3) + r // 3 + c) % 9] for c in cols] for r in rows]


def number_of_solutions(board, limit):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    empty = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                empty.append((r, c))
            else:
                bit = 1 << int(board[r][c])
                rows[r] |= bit
                cols[c] |= bit
                boxes[r // 3 * 3 + c // 3] |= bit

    def free(cell):
        r, c = cell
        return 0b1111111110 & ~(rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3])

    def search(found):
        if found == limit or not empty:
            return min(limit, found + (not empty))
        k = min(range(len(empty)), key=lambda k: free(empty[k]).bit_count())
        r, c = cell = empty.pop(k)
        b = r // 3 * 3 + c // 3
        left = free(cell)
        while left and found < limit:
            bit = left & -left
            left -= bit
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
            found = search(found)
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        empty.append(cell)
        return found

    return search(0)


def makePuzzle(seed):
    rng = random.Random(seed)
    while True:
        board = grid(rng)
        givens = 81
        for cell in rng.sample(range(81), 81):
            r, c = divmod(cell, 9)
            old, board[r][c] = board[r][c], "."
            givens -= 1
            if number_of_solutions(board, 2) > 1:
                board[r][c] = old
                givens += 1
            if givens == 32:
                return board
