class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rowFree, colFree, boxFree = [511] * 9, [511] * 9, [511] * 9
        spaces = list()

        def flip(i: int, j: int, bit: int) -> None:
            rowFree[i] ^= bit
            colFree[j] ^= bit
            boxFree[i // 3 * 3 + j // 3] ^= bit

        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    spaces.append((i, j))
                else:
                    flip(i, j, 1 << (int(board[i][j]) - 1))

        def dfs(pos: int) -> bool:
            if pos == len(spaces):
                return True
            i, j = spaces[pos]
            mask = rowFree[i] & colFree[j] & boxFree[i // 3 * 3 + j // 3]
            while mask:
                n = mask.bit_length()
                flip(i, j, 1 << (n - 1))
                board[i][j] = str(n)
                if dfs(pos + 1):
                    return True
                flip(i, j, 1 << (n - 1))
                mask &= ~(1 << (n - 1))
            return False

        dfs(0)
