class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        R = [set(row) - {'.'} for row in board]
        C = [set(board[r][c] for r in range(9)) - {'.'} for c in range(9)]
        B = [[set() for _ in range(3)] for _ in range(3)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    B[r // 3][c // 3].add(board[r][c])

        def solve(pos=0):
            while pos < 81:
                r, c = divmod(pos, 9)
                if board[r][c] == '.':
                    break
                pos += 1
            else:
                return True
            used = R[r] | C[c] | B[r // 3][c // 3]
            if len(used) == 9:
                return False
            for ch in '123456789':
                if ch in used:
                    continue
                board[r][c] = ch
                R[r].add(ch)
                C[c].add(ch)
                B[r // 3][c // 3].add(ch)
                if solve(pos + 1):
                    return True
                R[r].discard(ch)
                C[c].discard(ch)
                B[r // 3][c // 3].discard(ch)
            board[r][c] = '.'
            return False

        solve()
