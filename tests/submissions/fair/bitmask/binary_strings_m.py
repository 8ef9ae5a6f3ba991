# I always print masks with bin() to understand them, so I also read them like that.

def solveSudoku(board):
    rows = [0b000000000 for i in range(9)]
    cols = [0b000000000 for i in range(9)]
    boxes = [0b000000000 for i in range(9)]

    for i in range(9):
        for j in range(9):
            if board[i][j] != ".":
                bit = 2 ** (int(board[i][j]) - 1)
                rows[i] = rows[i] | bit
                cols[j] = cols[j] | bit
                boxes[3 * (i // 3) + j // 3] = boxes[3 * (i // 3) + j // 3] | bit

    def get_numbers(i, j):
        used = rows[i] | cols[j] | boxes[3 * (i // 3) + j // 3]
        text = format(used, "09b")
        numbers = []
        for position in range(9):
            if text[8 - position] == "0":
                numbers.append(position + 1)
        return numbers

    def solve(i, j):
        if i == 9:
            return True
        if j == 8:
            next_i, next_j = i + 1, 0
        else:
            next_i, next_j = i, j + 1
        if board[i][j] != ".":
            return solve(next_i, next_j)
        box = 3 * (i // 3) + j // 3
        for number in get_numbers(i, j):
            bit = 2 ** (number - 1)
            board[i][j] = str(number)
            rows[i] = rows[i] | bit
            cols[j] = cols[j] | bit
            boxes[box] = boxes[box] | bit
            if solve(next_i, next_j):
                return True
            board[i][j] = "."
            rows[i] = rows[i] - bit
            cols[j] = cols[j] - bit
            boxes[box] = boxes[box] - bit
        return False

    solve(0, 0)
