from collections import defaultdict


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        R, C, B = [0] * 9, [0] * 9, [0] * 9
        blanks = set()
        for r, line in enumerate(board):
            for c, ch in enumerate(line):
                if ch == ".":
                    blanks.add((r, c))
                else:
                    bit = 2 ** int(ch)
                    R[r] |= bit; C[c] |= bit; B[r // 3 * 3 + c // 3] |= bit

        def dfs() -> bool:
            if not blanks:
                return True
            buckets = defaultdict(list)
            for r, c in blanks:
                m = ~(R[r] | C[c] | B[r // 3 * 3 + c // 3]) & 1022
                if not m:
                    return False
                size = bin(m).count("1")
                buckets[size].append((r, c, m))
                if size == 1:
                    break
            r, c, m = buckets[min(buckets)][0]
            b = r // 3 * 3 + c // 3
            blanks.remove((r, c))
            for d in range(1, 10):
                bit = 1 << d
                if m & bit:
                    R[r] |= bit; C[c] |= bit; B[b] |= bit
                    board[r][c] = str(d)
                    if dfs():
                        return True
                    R[r] &= ~bit; C[c] &= ~bit; B[b] &= ~bit
            board[r][c] = "."
            blanks.add((r, c))
            return False

        dfs()
