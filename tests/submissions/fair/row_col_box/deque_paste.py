class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        n = 9
        q = deque()
        for i in range(n):
            for j in range(n):
                if board[i][j] == '.':
                    q.append((i, j))

        def valid(i, j, v):
            for k in range(n):
                if v == board[i][k] or v == board[k][j]:
                    return False
            a, b = i // 3 * 3, j // 3 * 3
            for x in range(a, a + 3):
                for y in range(b, b + 3):
                    if board[x][y] == v:
                        return False
            return True

        def helper():
            if not q:
                return True
            i, j = q.popleft()
            for v in digits[1:]:
                if valid(i, j, v):
                    board[i][j] = v
                    if helper():
                        return True
                    board[i][j] = '.'
            q.appendleft((i, j))
            return False

        helper()
