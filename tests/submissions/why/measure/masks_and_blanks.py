def solveSudoku(board):
    row_mask = [0] * 9
    col_mask = [0] * 9
    box_mask = [0] * 9
    blanks = []

    for r in range(9):
        for c in range(9):
            if board[r][c] == '.':
                blanks.append((r, c))
            else:
                bit = 1 << (int(board[r][c]) - 1)
                row_mask[r] |= bit
                col_mask[c] |= bit
                box_mask[r // 3 * 3 + c // 3] |= bit

    def dfs(index):
        if index == len(blanks):
            return True
        r, c = blanks[index]
        b = r // 3 * 3 + c // 3
        used = row_mask[r] | col_mask[c] | box_mask[b]
        for digit in range(9):
            bit = 1 << digit
            if used & bit:
                continue
            board[r][c] = str(digit + 1)
            row_mask[r] |= bit
            col_mask[c] |= bit
            box_mask[b] |= bit
            if dfs(index + 1):
                return True
            row_mask[r] ^= bit
            col_mask[c] ^= bit
            box_mask[b] ^= bit
            board[r][c] = '.'
        return False

    dfs(0)
