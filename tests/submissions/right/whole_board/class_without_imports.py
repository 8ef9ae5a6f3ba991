class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        rows, cols, boxes = defaultdict(int), defaultdict(int), defaultdict(int)
        todo = deque()
        for i, j in product(range(9), repeat=2):
            if board[i][j] == '.':
                todo.append((i, j))
            else:
                bit = 1 << int(board[i][j])
                rows[i] |= bit
                cols[j] |= bit
                boxes[i//3, j//3] |= bit

        def dfs() -> bool:
            if not todo:
                return True
            i, j = todo.popleft()
            for d in range(1, 10):
                bit = 1 << d
                if not (rows[i] | cols[j] | boxes[i//3, j//3]) & bit:
                    rows[i] ^= bit
                    cols[j] ^= bit
                    boxes[i//3, j//3] ^= bit
                    board[i][j] = str(d)
                    if dfs():
                        return True
                    rows[i] ^= bit
                    cols[j] ^= bit
                    boxes[i//3, j//3] ^= bit
            board[i][j] = '.'
            todo.appendleft((i, j))
            return False

        dfs()
