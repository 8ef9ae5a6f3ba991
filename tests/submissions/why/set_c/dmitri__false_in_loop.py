#: cause early-false
#: line 40
class Solution(object):
    def solveSudoku(self, board):
        row = [0] * 9
        col = [0] * 9
        box = [0] * 9
        empty = []

        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    empty.append((i, j))
                else:
                    bit = 1 << (int(board[i][j]) - 1)
                    row[i] |= bit
                    col[j] |= bit
                    box[i // 3 * 3 + j // 3] |= bit

        n = len(empty)

        def dfs(k):
            if k == n:
                return True
            i, j = empty[k]
            b = i // 3 * 3 + j // 3
            free = ~(row[i] | col[j] | box[b]) & 0x1FF
            while free:
                bit = free & -free
                free ^= bit
                row[i] ^= bit
                col[j] ^= bit
                box[b] ^= bit
                board[i][j] = str(bit.bit_length())
                if dfs(k + 1):
                    return True
                row[i] ^= bit
                col[j] ^= bit
                box[b] ^= bit
                return False

        dfs(0)
