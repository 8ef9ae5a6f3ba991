class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        slots = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    slots.append((r, c))

        def choices(r, c):
            mask = 0
            for i in range(9):
                for ch in (board[r][i], board[i][c],
                           board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]):
                    if ch != '.':
                        mask |= 1 << int(ch)
            return [str(d) for d in range(1, 10) if not mask & (1 << d)]

        def dfs(i):
            if i == len(slots):
                return True
            r, c = slots[i]
            for ch in choices(r, c):
                board[r][c] = ch
                if dfs(i + 1):
                    return True
                board[r][c] = '.'
            return False

        dfs(0)
