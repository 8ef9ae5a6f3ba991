def solveSudoku(board: list[list[str]]) -> None:
    popcount = [bin(m).count("1") for m in range(512)]
    row, col, box = [511] * 9, [511] * 9, [511] * 9
    todo = []
    for i in range(9):
        for j in range(9):
            k = i // 3 * 3 + j // 3
            if board[i][j] == ".":
                todo.append((i, j, k))
            else:
                b = 1 << ord(board[i][j]) - 49
                row[i] &= ~b
                col[j] &= ~b
                box[k] &= ~b
    size = len(todo)

    def dfs(depth):
        if depth == size:
            return True
        least, where = 10, depth
        for t in range(depth, size):
            i, j, k = todo[t]
            p = popcount[row[i] & col[j] & box[k]]
            if p < least:
                least, where = p, t
                if p < 2:
                    break
        if least == 0:
            return False
        todo[depth], todo[where] = todo[where], todo[depth]
        i, j, k = todo[depth]
        m = row[i] & col[j] & box[k]
        while m:
            b = m & -m
            m ^= b
            row[i] ^= b
            col[j] ^= b
            box[k] ^= b
            if dfs(depth + 1):
                board[i][j] = chr(48 + b.bit_length())
                return True
            row[i] ^= b
            col[j] ^= b
            box[k] ^= b
        todo[depth], todo[where] = todo[where], todo[depth]
        return False

    dfs(0)
