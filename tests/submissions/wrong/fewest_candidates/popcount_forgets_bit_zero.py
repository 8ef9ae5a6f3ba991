class Solution:
    def popcount(self, x):
        n = 0
        for k in range(1, 9):
            n += x >> k & 1
        return n

    def solveSudoku(self, board):
        row, col, box = [0] * 9, [0] * 9, [0] * 9
        empty = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    empty.append((i, j))
                else:
                    b = 1 << int(board[i][j]) - 1
                    row[i] |= b
                    col[j] |= b
                    box[i // 3 * 3 + j // 3] |= b

        def avail(i, j):
            return 0x1FF & ~(row[i] | col[j] | box[i // 3 * 3 + j // 3])

        def dfs():
            if not empty:
                return True
            k = min(range(len(empty)), key=lambda k: self.popcount(avail(*empty[k])))
            i, j = empty[k]
            m = avail(i, j)
            if self.popcount(m) == 0:
                return False
            empty.pop(k)
            for d in range(9):
                if m >> d & 1:
                    b = 1 << d
                    board[i][j] = str(d + 1)
                    row[i] |= b; col[j] |= b; box[i // 3 * 3 + j // 3] |= b
                    if dfs():
                        return True
                    row[i] ^= b; col[j] ^= b; box[i // 3 * 3 + j // 3] ^= b
            board[i][j] = '.'
            empty.insert(k, (i, j))
            return False

        dfs()
