class Solution:
    def __init__(self):
        self.all = 2 ** 81 - 1
        self.peers = []
        for cell in range(81):
            mask = 0
            for other in range(81):
                if (cell // 9 == other // 9 or cell % 9 == other % 9
                        or (cell // 27 == other // 27 and cell % 9 // 3 == other % 9 // 3)):
                    mask |= 1 << other
            self.peers.append(mask & ~(1 << cell))
        self.units = [sum(1 << 9 * i + j for j in range(9)) for i in range(9)]
        self.units += [sum(1 << 9 * j + i for j in range(9)) for i in range(9)]
        self.units += [sum(1 << 9 * (a + i) + b + j for i in range(3) for j in range(3))
                       for a in (0, 3, 6) for b in (0, 3, 6)]

    def solveSudoku(self, board: List[List[str]]) -> None:
        state = (self.all,) * 9
        for i in range(9):
            for j in range(9):
                if board[i][j] != '.':
                    state = self.place(state, int(board[i][j]) - 1, 9 * i + j)
        state = self.solve(state)
        for d in range(9):
            for cell in range(81):
                if state[d] & 1 << cell:
                    board[cell // 9][cell % 9] = chr(49 + d)

    def place(self, state, digit, cell):
        bit = 1 << cell
        return tuple((p & ~self.peers[cell]) if d == digit else (p & ~bit) for d, p in enumerate(state))

    def solve(self, state):
        best, size, done = None, 10, True
        for d in range(9):
            for unit in self.units:
                spots = state[d] & unit
                n = bin(spots).count('1')
                if n == 0:
                    return None
                if n > 1:
                    done = False
                    if n < size:
                        best, size = [(d, k) for k in self.cells(spots)], n
                elif state[d] & self.peers[spots.bit_length() - 1] or self.shared(state, d, spots):
                    return self.solve(self.place(state, d, spots.bit_length() - 1))
        if done:
            return state
        for d, k in best:
            answer = self.solve(self.place(state, d, k))
            if answer:
                return answer
        return None

    def shared(self, state, digit, bit):
        return any(p & bit for d, p in enumerate(state) if d != digit)

    def cells(self, mask):
        while mask:
            low = mask & -mask
            yield low.bit_length() - 1
            mask -= low
