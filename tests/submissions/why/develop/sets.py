class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    d = board[r][c]
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[(r // 3) * 3 + c // 3].add(d)

        def backtrack(r, c):
            if r == 9:
                return True
            if c == 9:
                return backtrack(r + 1, 0)
            if board[r][c] != ".":
                return backtrack(r, c + 1)
            b = (r // 3) * 3 + c // 3
            for d in range(1, 10):
                s = str(d)
                if s not in rows[r] and s not in cols[c] and s not in boxes[b]:
                    board[r][c] = s
                    rows[r].add(s)
                    cols[c].add(s)
                    boxes[b].add(s)
                    if backtrack(r, c + 1):
                        return True
                    board[r][c] = "."
                    rows[r].remove(s)
                    cols[c].remove(s)
                    boxes[b].remove(s)
            return False

        backtrack(0, 0)
