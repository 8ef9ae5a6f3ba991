class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        mask = [0] * 27
        blanks = []
        for r in range(9):
            for c in range(9):
                units = (r, 9 + c, 18 + r // 3 * 3 + c // 3)
                if board[r][c] == '.':
                    blanks.append((r, c, units))
                else:
                    for u in units:
                        mask[u] |= 1 << int(board[r][c])

        def dfs(k):
            if k == len(blanks):
                return True
            r, c, (x, y, z) = blanks[k]
            used = mask[x] | mask[y] | mask[z]
            for d in range(1, 10):
                if not used >> d & 1:
                    bit = 1 << d
                    mask[x] ^= bit; mask[y] ^= bit; mask[z] ^= bit
                    board[r][c] = str(d)
                    if dfs(k + 1):
                        return True
                    mask[x] ^= bit; mask[y] ^= bit; mask[z] ^= bit
            board[r][c] = '.'
            return False

        dfs(0)
