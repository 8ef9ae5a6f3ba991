ONES = int("0001" * 324, 16)
TOPS = ONES << 15


class Table:
    def __init__(self):
        self.by_bit = {}
        inside = [0] * 324
        moves = []
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    bits = (16 * (9 * r + d) + c, 16 * (81 + 9 * c + d) + r,
                            16 * (162 + 9 * (r // 3 * 3 + c // 3) + d) + 3 * (r % 3) + c % 3,
                            16 * (243 + 9 * r + c) + d)
                    mask = sum(1 << b for b in bits)
                    moves.append((r, c, d, bits))
                    for b in bits:
                        inside[b // 16] |= mask
        for r, c, d, bits in moves:
            erase = lanes = 0
            for b in bits:
                erase |= inside[b // 16]
                lanes |= 1 << b // 16 * 16
            for b in bits:
                self.by_bit[b] = r, c, chr(49 + d), ~erase, ~lanes


T = Table()


class Solution:
    def solveSudoku(self, board):
        left, todo = ONES * 511, ONES
        answer = {}
        for r, row in enumerate(board):
            for c, ch in enumerate(row):
                if ch in "123456789":
                    _, _, _, keep, still = T.by_bit[16 * (243 + 9 * r + c) + ord(ch) - 49]
                    left &= keep
                    todo &= still
        stack = [(left, todo, ())]
        while stack:
            left, todo, moves = stack.pop()
            while todo:
                minus = (left | TOPS) - todo
                if minus & TOPS != TOPS:
                    break
                two = left & minus
                minus2 = (two | TOPS) - todo
                alone = TOPS & ~minus2
                if alone:
                    bit = (left & (alone - (alone >> 15))).bit_length() - 1
                    r, c, ch, keep, still = T.by_bit[bit]
                    left &= keep
                    todo &= still
                    moves = (moves, (r, c, ch))
                    continue
                three = two & minus2
                pair = TOPS & ~((three | TOPS) - todo)
                lane = pair.bit_length() // 16 - 1 if pair else (todo.bit_length() - 1) // 16
                for place in range(9):
                    bit = 16 * lane + place
                    if left >> bit & 1:
                        r, c, ch, keep, still = T.by_bit[bit]
                        stack.append((left & keep, todo & still, (moves, (r, c, ch))))
                break
            else:
                while moves:
                    moves, (r, c, ch) = moves
                    board[r][c] = ch
                return
