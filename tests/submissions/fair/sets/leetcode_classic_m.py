class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = collections.defaultdict(set)
        cols = collections.defaultdict(set)
        squares = collections.defaultdict(set)
        empty = deque()
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    empty.append((r, c))
                else:
                    v = board[r][c]
                    rows[r].add(v)
                    cols[c].add(v)
                    squares[(r // 3, c // 3)].add(v)

        def backtrack():
            if not empty:
                return True
            r, c = empty[0]
            for d in range(1, 10):
                s = str(d)
                if s not in rows[r] and s not in cols[c] and s not in squares[(r // 3, c // 3)]:
                    board[r][c] = s
                    rows[r].add(s)
                    cols[c].add(s)
                    squares[(r // 3, c // 3)].add(s)
                    empty.popleft()
                    if backtrack():
                        return True
                    empty.appendleft((r, c))
                    board[r][c] = "."
                    rows[r].remove(s)
                    cols[c].remove(s)
                    squares[(r // 3, c // 3)].remove(s)
            return False

        backtrack()
