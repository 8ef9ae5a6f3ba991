class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        mask = [0] * 27
        blank = []
        for i in range(81):
            r, c = i // 9, i % 9
            ch = board[r][c]
            if ch == '.':
                blank.append((r, c))
                continue
            bit = 1 << (ord(ch) - ord('1'))
            for u in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
                mask[u] |= bit

        def go(n: int) -> bool:
            if n < 0:
                return True
            r, c = blank[n]
            u, v, w = r, 9 + c, 18 + r // 3 * 3 + c // 3
            used = mask[u] | mask[v] | mask[w]
            for d in range(9):
                bit = 1 << d
                if used & bit:
                    continue
                mask[u] ^= bit
                mask[v] ^= bit
                mask[w] ^= bit
                board[r][c] = chr(d + ord('1'))
                if go(n - 1):
                    return True
                mask[u] ^= bit
                mask[v] ^= bit
                mask[w] ^= bit
            return False

        blank.reverse()
        go(len(blank) - 1)
