class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        blanks = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    blanks.add((r, c))
                else:
                    bit = 1 << int(board[r][c])
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        def pick():
            best, best_free, best_count = None, 0, 10
            for r, c in blanks:
                free = ~(rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3]) & 0x3fe
                count = bin(free).count('1')
                if count < best_count:
                    best, best_free, best_count = (r, c), free, count
                    if count <= 1:
                        break
            return best, best_free

        def dfs():
            if not blanks:
                return True
            (r, c), free = pick()
            blanks.remove((r, c))
            for d in range(1, 10):
                bit = 1 << d
                if free & bit:
                    rows[r] ^= bit
                    cols[c] ^= bit
                    boxes[r // 3 * 3 + c // 3] ^= bit
                    if dfs():
                        board[r][c] = str(d)
                        return True
                    rows[r] ^= bit
                    cols[c] ^= bit
                    boxes[r // 3 * 3 + c // 3] ^= bit
            blanks.add((r, c))
            return False

        dfs()
