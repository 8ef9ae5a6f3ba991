class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, squares = defaultdict(set), defaultdict(set), defaultdict(set)
        todo = deque()

        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    todo.append((r, c))
                else:
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    squares[(r // 3, c // 3)].add(board[r][c])

        def backtrack():
            if not todo:
                return True
            r, c = todo[0]
            sq = (r // 3, c // 3)
            for num in {"1", "2", "3", "4", "5", "6", "7", "8", "9"}:
                if num not in rows[r] and num not in cols[c] and num not in squares[sq]:
                    board[r][c] = num
                    rows[r].add(num)
                    cols[c].add(num)
                    squares[sq].add(num)
                    todo.popleft()
                    if backtrack():
                        return True
                    todo.appendleft((r, c))
                    board[r][c] = '.'
                    rows[r].discard(num)
                    cols[c].discard(num)
                    squares[sq].discard(num)
            return False

        backtrack()
