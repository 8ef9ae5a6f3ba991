"""
Two integers only. `a` has a lane for each cell (which digits), `b` one for each digit in each row,
column and box (which cell of it). Nothing is undone, a guess goes on with copies. The lanes are 16
bits wide: printed in hexadecimal, each is four characters.
"""

H = 16


class LaneSolver:
    def __init__(self):
        cells, units = 81, 243
        self.foot_a = sum(1 << H * i for i in range(cells))
        self.foot_b = sum(1 << H * i for i in range(units))
        self.a0 = self.foot_a * 0x81FF          # 8000 = open, 01FF = nine candidates
        self.b0 = self.foot_b * 0x81FF
        self.flag_a = self.foot_a << 15
        self.flag_b = self.foot_b << 15
        self.by_a = {}
        self.by_b = {}
        self.effect = {}
        spots = {}
        for cell in range(81):
            r, c = divmod(cell, 9)
            for d in range(9):
                lanes = (9 * r + d, 81 + 9 * c + d, 162 + 9 * (r // 3 * 3 + c // 3) + d)
                places = (c, r, r % 3 * 3 + c % 3)
                spots[cell, d] = H * cell + d, [H * l + p for l, p in zip(lanes, places)]
        hit_a = {}
        hit_b = {}
        for key, (pa, pbs) in spots.items():
            self.by_a[pa] = key
            for lane in [("a", pa // H)] + [("b", pb // H) for pb in pbs]:
                hit_a[lane] = hit_a.get(lane, 0) | 1 << pa
                hit_b[lane] = hit_b.get(lane, 0) | sum(1 << pb for pb in pbs)
            for pb in pbs:
                self.by_b[pb] = key
        for key, (pa, pbs) in spots.items():
            ka = 0x8000 << H * (pa // H) | hit_a["a", pa // H]
            kb = hit_b["a", pa // H]
            for pb in pbs:
                ka |= hit_a["b", pb // H]
                kb |= hit_b["b", pb // H] | 0x8000 << H * (pb // H)
            self.effect[key] = ~ka, ~kb

    def run(self, givens):
        a, b = self.a0, self.b0
        for key in givens:
            ka, kb = self.effect[key]
            a, b = a & ka, b & kb
        return self.search(a, b, [])

    @staticmethod
    def thin(x, flags):
        """(lanes without the lowest candidate, flags of the lanes that had none)"""
        feet = (x & flags) >> 15
        y = x - feet
        return x & (y | flags), flags & (x ^ y)

    def search(self, a, b, found):
        while a:
            a2, dead_a = self.thin(a, self.flag_a)
            b2, dead_b = self.thin(b, self.flag_b)
            if dead_a or dead_b:
                return None
            a3, one_a = self.thin(a2, self.flag_a)
            b3, one_b = self.thin(b2, self.flag_b)
            if one_a:
                spots = a & (one_a >> 15) * 0x1FF
                names = self.by_a
                main = 0
            elif one_b:
                spots = b & (one_b >> 15) * 0x1FF
                names = self.by_b
                main = 1
            else:
                return self.guess(a, b, a3, found)
            while spots:
                key = names[spots.bit_length() - 1]
                effect = self.effect[key]
                a &= effect[0]
                b &= effect[1]
                spots &= effect[main]
                found.append(key)
        return found

    def guess(self, a, b, a3, found):
        # a3 has lost two candidates; go on until a cell is empty
        empty = 0
        while not empty:
            a3, empty = self.thin(a3, self.flag_a)
        foot = empty.bit_length() - H
        for d in range(9):
            if a >> foot + d & 1:
                key = foot // H, d
                ka, kb = self.effect[key]
                result = self.search(a & ka, b & kb, found + [key])
                if result:
                    return result
        return None


SOLVER = LaneSolver()


class Solution:
    def solveSudoku(self, board):
        givens = [
            (9 * r + c, int(board[r][c]) - 1)
            for r in range(9) for c in range(9) if board[r][c] != "."
        ]
        for cell, d in SOLVER.run(givens) or ():
            board[cell // 9][cell % 9] = str(d + 1)
