#: example accepted
class Solution:
    LAYERS = 9
    ALL = (1 << 324) - 1

    def __init__(self):
        self.who, self.mine, self.table = {}, {}, {}
        for r in range(9):
            for c in range(9):
                for d in range(9):
                    self.mine[r, c, d] = ((d, 9 * r + c), (c, 81 + 9 * r + d), (r, 162 + 9 * c + d),
                                          (3 * (r % 3) + c % 3, 243 + 9 * (3 * (r // 3) + c // 3) + d))
                    for seat in self.mine[r, c, d]:
                        self.who[seat] = (r, c, d)
        for name, seats in self.mine.items():
            out = [0] * 9
            for _, lane in seats:
                for layer in range(9):
                    for l, n in self.mine[self.who[layer, lane]]:
                        out[l] |= 1 << n
            self.table[name] = out, sum(1 << lane for _, lane in seats)

    def put(self, layers, lanes, name):
        out, mine = self.table[name]
        return [x & ~o for x, o in zip(layers, out)], lanes & ~mine

    def solve(self, layers, lanes, moves):
        while lanes:
            one = two = 0
            for x in layers:
                two |= one & x
                one |= x
            if not one & lanes:
                return None
            single = one & ~two & lanes
            if not single:
                break
            names = set()
            for layer, x in enumerate(layers):
                x &= single
                while x:
                    lane = x.bit_length() - 1
                    x ^= 1 << lane
                    names.add(self.who[layer, lane])
            for name in sorted(names):
                moves = moves + [name]
                layers, lanes = self.put(layers, lanes, name)
        if not lanes:
            return moves
        lane = (lanes & -lanes).bit_length() - 1
        for layer in range(9):
            if layers[layer] >> lane & 1:
                name = self.who[layer, lane]
                found = self.solve(*self.put(layers, lanes, name), moves + [name])
                if found:
                    return found
        return None

    def solveSudoku(self, board):
        layers, lanes = [self.ALL] * 9, self.ALL
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    layers, lanes = self.put(layers, lanes, (r, c, int(board[r][c]) - 1))
        for r, c, d in self.solve(layers, lanes, []) or []:
            board[r][c] = str(d + 1)
