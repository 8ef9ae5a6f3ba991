class Bad(Exception):
    pass


class Puzzle:
    solutions = []

    def __init__(self, text):
        if not set(text) <= set("123456789."):
            raise Bad("invalid characters")
        if len(text) != 81:
            raise Bad("invalid length")
        self.board = [list(text[i:i + 9]) for i in range(0, 81, 9)]
        self.rows = [set() for _ in range(9)]
        self.cols = [set() for _ in range(9)]
        self.boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if self.board[r][c] != ".":
                    if not self.fits(r, c, self.board[r][c]):
                        raise Bad("invalid layout")
                    self.add(r, c, self.board[r][c])

    def fits(self, r, c, d):
        b = r // 3 * 3 + c // 3
        return d not in self.rows[r] and d not in self.cols[c] and d not in self.boxes[b]

    def add(self, r, c, d):
        self.board[r][c] = d
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3 * 3 + c // 3].add(d)

    def remove(self, r, c, d):
        self.board[r][c] = "."
        self.rows[r].remove(d)
        self.cols[c].remove(d)
        self.boxes[r // 3 * 3 + c // 3].remove(d)

    def search(self, k=0):
        while k < 81 and self.board[k // 9][k % 9] != ".":
            k += 1
        if k == 81:
            self.solutions.append("".join("".join(row) for row in self.board))
            if len(self.solutions) > 1:
                raise Bad("multiple solutions")
            return
        r, c = divmod(k, 9)
        for d in "123456789":
            if self.fits(r, c, d):
                self.add(r, c, d)
                self.search(k + 1)
                self.remove(r, c, d)

    def solve(self):
        self.search()
        if not self.solutions:
            raise Bad("unsolvable")
        return self.solutions[0]


def solve_sudoku(puzzle):
    try:
        return Puzzle(puzzle).solve()
    except Bad as error:
        return str(error)
