class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows = [set() for _ in range(9)]
        self.cols = [set() for _ in range(9)]
        self.boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                v = board[r][c]
                if v != ".":
                    self.rows[r].add(v)
                    self.cols[c].add(v)
                    self.boxes[(r // 3) * 3 + c // 3].add(v)
        self.dfs(board)

    def dfs(self, board: List[List[str]]) -> bool:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    b = (r // 3) * 3 + c // 3
                    for v in "123456789":
                        if v in self.rows[r] or v in self.cols[c] or v in self.boxes[b]:
                            continue
                        board[r][c] = v
                        self.rows[r].add(v)
                        self.cols[c].add(v)
                        self.boxes[b].add(v)
                        if self.dfs(board):
                            return True
                        board[r][c] = "."
                        self.rows[r].remove(v)
                        self.cols[c].remove(v)
                        self.boxes[b].remove(v)
                    return False
        return True
