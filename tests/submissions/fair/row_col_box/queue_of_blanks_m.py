class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        q = deque()
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    q.append((r, c))

        def is_safe(r, c, num):
            for i in range(9):
                if board[r][i] == num:
                    return False
                if board[i][c] == num:
                    return False
            for i in range((r // 3) * 3, (r // 3) * 3 + 3):
                for j in range((c // 3) * 3, (c // 3) * 3 + 3):
                    if board[i][j] == num:
                        return False
            return True

        def helper():
            if not q:
                return True
            r, c = q.popleft()
            for num in range(1, 10):
                if is_safe(r, c, str(num)):
                    board[r][c] = str(num)
                    if helper():
                        return True
                    board[r][c] = "."
            q.appendleft((r, c))
            return False

        helper()
