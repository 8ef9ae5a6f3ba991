#: verdict Runtime Error
#: says TypeError
#: says self
def solveSudoku(self, board):
    for row in board:
        for c in range(9):
            if row[c] == ".":
                row[c] = "1"
