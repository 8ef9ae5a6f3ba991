class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row = [0] * 9
        col = [0] * 9
        box = [0] * 9
        empty = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    empty.append((i, j))
                else:
                    bit = 1 << (int(board[i][j]) - 1)
                    row[i] |= bit
                    col[j] |= bit
                    box[i // 3 * 3 + j // 3] |= bit

        def dfs(k):
            if k == len(empty):
                return True
            i, j = empty[k]
            b = i // 3 * 3 + j // 3
            free = ~(row[i] | col[j] | box[b]) & 511
            while free:
                bit = free & -free
                free -= bit
                row[i] |= bit
                col[j] |= bit
                box[b] |= bit
                board[i][j] = str(bit.bit_length())
                if dfs(k + 1):
                    return True
                row[i] ^= bit
                col[j] ^= bit
                box[b] ^= bit
                board[i][j] = "."
            return False

        dfs(0)
