# unit 0-8: rows, 9-17: columns, 18-26: boxes

def units(r, c):
    return r, 9 + c, 18 + r // 3 * 3 + c // 3


def solveSudoku(board):
    used = [0] * 27
    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == ".":
                blanks.append((r, c))
            else:
                for u in units(r, c):
                    used[u] |= 1 << int(board[r][c])

    def search(i):
        if i == len(blanks):
            return True
        r, c = blanks[i]
        x, y, z = units(r, c)
        taken = used[x] | used[y] | used[z]
        for digit in range(1, 10):
            bit = 1 << digit
            if taken & bit:
                continue
            for u in (x, y, z):
                used[u] |= bit
            board[r][c] = str(digit)
            if search(i + 1):
                return True
            for u in (x, y, z):
                used[u] -= bit
        board[r][c] = "."
        return False

    search(0)
