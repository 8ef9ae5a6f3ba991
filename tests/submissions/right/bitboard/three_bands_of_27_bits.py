class Solution:
    """Every digit has three integers of 27 bits, one for each band of the board."""

    def solveSudoku(self, board: List[List[str]]) -> None:
        state = [[(1 << 27) - 1] * 3 for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.set(state, int(board[r][c]) - 1, r // 3, 1 << 9 * (r % 3) + c)
        state = self.run(state)
        for d in range(9):
            for band in range(3):
                for k in range(27):
                    if state[d][band] >> k & 1:
                        board[3 * band + k // 9][k % 9] = str(d + 1)

    def set(self, state, d, band, bit):
        k = bit.bit_length() - 1
        column = 0b000000001_000000001_000000001 << k % 9
        row = 0b111111111 << k // 9 * 9
        box = 0b000000111_000000111_000000111 << k % 9 // 3 * 3
        if not state[d][band] & bit:
            return False
        for e in range(9):
            state[e][band] &= ~bit
        for b in range(3):
            state[d][b] &= ~column
        state[d][band] &= ~(row | box)
        state[d][band] |= bit
        return True

    def shapes(self):
        for k in range(3):
            yield 0b111111111 << 9 * k
            yield 0b000000111_000000111_000000111 << 3 * k

    def run(self, state):
        settled = False
        while not settled:
            settled = True
            for band in range(3):
                one = two = 0
                for d in range(9):
                    two |= one & state[d][band]
                    one |= state[d][band]
                if one != (1 << 27) - 1:
                    return None
                for d in range(9):
                    lonely = state[d][band] & ~two
                    for shape in self.shapes():
                        spots = state[d][band] & shape
                        if not spots:
                            return None
                        if spots & (spots - 1) == 0:
                            lonely |= spots
                    while lonely:
                        bit = lonely & -lonely
                        lonely ^= bit
                        before = [p[:] for p in state]
                        if not self.set(state, d, band, bit):
                            return None
                        if before != state:
                            settled = False
            for d in range(9):
                for c in range(9):
                    column = 0b000000001_000000001_000000001 << c
                    spots = [state[d][b] & column for b in range(3)]
                    if not any(spots):
                        return None
        best = None
        for band in range(3):
            for k in range(27):
                digits = [d for d in range(9) if state[d][band] >> k & 1]
                if len(digits) > 1 and (best is None or len(digits) < len(best[2])):
                    best = band, 1 << k, digits
        if best is None:
            return state
        band, bit, digits = best
        for d in digits:
            copy = [p[:] for p in state]
            self.set(copy, d, band, bit)
            answer = self.run(copy)
            if answer:
                return answer
        return None
