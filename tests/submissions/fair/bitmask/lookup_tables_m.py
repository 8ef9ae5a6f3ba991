"""Tables instead of bit tricks: for each of the 512 masks, the digits that it leaves."""
LEFT = [
    [(str(d + 1), 1 << d) for d in range(9) if not mask & (1 << d)]
    for mask in range(512)
]


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        lines = [0] * 9
        columns = [0] * 9
        squares = [0] * 9
        missing = []
        for y, line in enumerate(board):
            for x, char in enumerate(line):
                s = y // 3 * 3 + x // 3
                if char == ".":
                    missing.append((y, x, s))
                else:
                    bit = 1 << "123456789".index(char)
                    lines[y] += bit
                    columns[x] += bit
                    squares[s] += bit

        def complete(number):
            if number == len(missing):
                return True
            y, x, s = missing[number]
            for char, bit in LEFT[lines[y] | columns[x] | squares[s]]:
                lines[y] += bit
                columns[x] += bit
                squares[s] += bit
                board[y][x] = char
                if complete(number + 1):
                    return True
                lines[y] -= bit
                columns[x] -= bit
                squares[s] -= bit
            board[y][x] = "."
            return False

        complete(0)
