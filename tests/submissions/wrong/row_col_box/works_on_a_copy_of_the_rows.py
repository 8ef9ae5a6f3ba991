def neighbours(r, c):
    result = []
    for k in range(9):
        result.append((r, k))
        result.append((k, c))
        result.append((r // 3 * 3 + k // 3, c // 3 * 3 + k % 3))
    return [cell for cell in set(result) if cell != (r, c)]


PEERS = {(r, c): neighbours(r, c) for r in range(9) for c in range(9)}


def solveSudoku(board):
    board = [row[:] for row in board]
    todo = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

    def fill(index):
        if index == len(todo):
            return True
        r, c = todo[index]
        for digit in "123456789":
            if all(board[a][b] != digit for a, b in PEERS[r, c]):
                board[r][c] = digit
                if fill(index + 1):
                    return True
                board[r][c] = "."
        return False

    fill(0)
