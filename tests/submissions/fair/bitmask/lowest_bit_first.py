class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row, col, box = [0] * 9, [0] * 9, [0] * 9
        spaces = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    spaces.append((i, j))
                else:
                    bit = 1 << (int(board[i][j]) - 1)
                    row[i] |= bit
                    col[j] |= bit
                    box[i // 3 * 3 + j // 3] |= bit

        def dfs(pos: int) -> bool:
            if pos == len(spaces):
                return True
            i, j = spaces[pos]
            k = i // 3 * 3 + j // 3
            mask = ~(row[i] | col[j] | box[k]) & 0x1ff
            while mask:
                bit = mask & (-mask)
                row[i] ^= bit
                col[j] ^= bit
                box[k] ^= bit
                board[i][j] = str(bit.bit_length())
                if dfs(pos + 1):
                    return True
                row[i] ^= bit
                col[j] ^= bit
                box[k] ^= bit
                mask &= mask - 1
            return False

        dfs(0)
