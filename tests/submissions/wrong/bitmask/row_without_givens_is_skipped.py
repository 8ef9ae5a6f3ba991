#: says still empty
#: example accepted
class Solution:
    def solveSudoku(self, board):
        rows, cols, boxes = {}, {}, {}
        for r in range(9):
            for c in range(9):
                d = board[r][c]
                if d != '.':
                    rows.setdefault(r, set()).add(d)
                    cols.setdefault(c, set()).add(d)
                    boxes.setdefault((r // 3, c // 3), set()).add(d)
        self.cells = [(r, c) for r in rows for c in range(9) if board[r][c] == '.']
        self.dfs(board, rows, cols, boxes)

    def dfs(self, board, rows, cols, boxes):
        if not self.cells:
            return True
        self.cells.sort(key=lambda rc: -len(rows[rc[0]] | cols.get(rc[1], set()) | boxes.get((rc[0] // 3, rc[1] // 3), set())))
        r, c = self.cells.pop(0)
        for d in '123456789':
            units = rows[r], cols.setdefault(c, set()), boxes.setdefault((r // 3, c // 3), set())
            if any(d in unit for unit in units):
                continue
            board[r][c] = d
            for unit in units:
                unit.add(d)
            if self.dfs(board, rows, cols, boxes):
                return True
            for unit in units:
                unit.remove(d)
        board[r][c] = '.'
        self.cells.append((r, c))
        return False
