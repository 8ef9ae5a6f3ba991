# The other way round: for each digit, the rows, columns and boxes that already have it.

class Digit:
    def __init__(self, name):
        self.name = name
        self.rows = set()
        self.cols = set()
        self.boxes = set()

    def can_go(self, r, c, b):
        return r not in self.rows and c not in self.cols and b not in self.boxes

    def put(self, r, c, b):
        self.rows.add(r)
        self.cols.add(c)
        self.boxes.add(b)

    def take(self, r, c, b):
        self.rows.remove(r)
        self.cols.remove(c)
        self.boxes.remove(b)


def solveSudoku(board):
    digits = [Digit(name) for name in "123456789"]
    blanks = []
    for r in range(9):
        for c in range(9):
            b = r // 3 * 3 + c // 3
            if board[r][c] == ".":
                blanks.append((r, c, b))
            else:
                digits[int(board[r][c]) - 1].put(r, c, b)

    def solve(k):
        if k == len(blanks):
            return True
        r, c, b = blanks[k]
        for digit in digits:
            if digit.can_go(r, c, b):
                digit.put(r, c, b)
                board[r][c] = digit.name
                if solve(k + 1):
                    return True
                digit.take(r, c, b)
        board[r][c] = "."
        return False

    solve(0)
