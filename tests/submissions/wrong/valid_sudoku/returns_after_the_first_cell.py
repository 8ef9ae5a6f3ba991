#: says returned True, but
def isValidSudoku(board):
    seen = set()
    for i in range(9):
        for j in range(9):
            d = board[i][j]
            for mark in ((d, 'r', i), (d, 'c', j), (d, i // 3, j // 3)):
                if d != '.' and mark in seen:
                    return False
                seen.add(mark)
        return True
