class Solution:
    def solveSudoku(self, board):
        row = [511] * 9
        col = [511] * 9
        sq = [511] * 9
        todo = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    todo.append((i, j, i // 3 * 3 + j // 3))
                else:
                    m = 1 << (ord(board[i][j]) - 49)
                    row[i] -= m
                    col[j] -= m
                    sq[i // 3 * 3 + j // 3] -= m

        count = [bin(m).count("1") for m in range(512)]

        def go(n):
            # todo[:n] is still open, the rest is filled
            if n == 0:
                return True
            best = 0
            fewest = 10
            for k in range(n):
                i, j, s = todo[k]
                q = count[row[i] & col[j] & sq[s]]
                if q < fewest:
                    fewest = q
                    best = k
                    if q < 2:
                        break
            if fewest == 0:
                return False
            todo[best], todo[n - 1] = todo[n - 1], todo[best]
            i, j, s = todo[n - 1]
            m = row[i] & col[j] & sq[s]
            while m:
                low = m & -m
                m -= low
                row[i] -= low
                col[j] -= low
                sq[s] -= low
                if go(n - 1):
                    board[i][j] = chr(48 + low.bit_length())
                    return True
                row[i] += low
                col[j] += low
                sq[s] += low
            todo[best], todo[n - 1] = todo[n - 1], todo[best]
            return False

        go(len(todo))
