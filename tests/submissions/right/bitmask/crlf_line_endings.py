class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        spaces = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    spaces.append((i, j))
                else:
                    rows[i].add(board[i][j])
                    cols[j].add(board[i][j])
                    boxes[i // 3 * 3 + j // 3].add(board[i][j])

        def options(cell):
            i, j = cell
            return ALL.difference(rows[i], cols[j], boxes[i // 3 * 3 + j // 3])

        def dfs():
            if not spaces:
                return True
            cell = min(spaces, key=lambda s: len(options(s)))
            spaces.remove(cell)
            i, j = cell
            for d in options(cell):
                board[i][j] = d
                rows[i].add(d)
                cols[j].add(d)
                boxes[i // 3 * 3 + j // 3].add(d)
                if dfs():
                    return True
                rows[i].remove(d)
                cols[j].remove(d)
                boxes[i // 3 * 3 + j // 3].remove(d)
            board[i][j] = "."
            spaces.append(cell)
            return False

        ALL = set("123456789")
        dfs()
