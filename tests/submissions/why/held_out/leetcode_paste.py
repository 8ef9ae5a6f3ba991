class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = defaultdict(set), defaultdict(set), defaultdict(set)
        empties = deque()

        for row in range(9):
            for col in range(9):
                ch = board[row][col]
                if ch == ".":
                    empties.append((row, col))
                    continue
                rows[row].add(ch)
                cols[col].add(ch)
                boxes[(row // 3, col // 3)].add(ch)

        def dfs():
            if not empties:
                return True
            row, col = empties[0]
            key = (row // 3, col // 3)
            for ch in map(str, range(1, 10)):
                if ch in rows[row] or ch in cols[col] or ch in boxes[key]:
                    continue
                board[row][col] = ch
                rows[row].add(ch)
                cols[col].add(ch)
                boxes[key].add(ch)
                empties.popleft()
                if dfs():
                    return True
                empties.appendleft((row, col))
                rows[row].remove(ch)
                cols[col].remove(ch)
                boxes[key].remove(ch)
                board[row][col] = "."
            return False

        dfs()
