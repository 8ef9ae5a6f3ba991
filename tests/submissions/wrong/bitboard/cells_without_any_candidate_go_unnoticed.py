#: example accepted
BOARD = (1 << 81) - 1


def mask_of(k):
    m = 0
    for j in range(81):
        if j // 9 == k // 9 or j % 9 == k % 9 or (j // 27 == k // 27 and j % 9 // 3 == k % 9 // 3):
            m |= 1 << j
    return m


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        masks = [mask_of(k) for k in range(81)]

        def put(planes, d, k):
            bit = 1 << k
            return [p & ~bit if e != d else p & ~masks[k] | bit for e, p in enumerate(planes)]

        def solve(planes, placed):
            while True:
                one = two = 0
                for p in planes:
                    two |= one & p
                    one |= p
                single = one & ~two & ~placed
                if not single:
                    break
                bit = single & -single
                d = next(e for e in range(9) if planes[e] & bit)
                planes = put(planes, d, bit.bit_length() - 1)
                placed |= bit
            if not two:
                return planes
            bit = two & -two
            for d in range(9):
                if planes[d] & bit:
                    found = solve(put(planes, d, bit.bit_length() - 1), placed | bit)
                    if found:
                        return found
            return None

        planes, placed = [BOARD] * 9, 0
        for k in range(81):
            if board[k // 9][k % 9] != ".":
                planes = put(planes, int(board[k // 9][k % 9]) - 1, k)
                placed |= 1 << k
        for d, p in enumerate(solve(planes, placed) or []):
            for k in range(81):
                if p & 1 << k:
                    board[k // 9][k % 9] = str(d + 1)
