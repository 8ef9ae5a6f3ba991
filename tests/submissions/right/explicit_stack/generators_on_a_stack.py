class Solution:
    def solveSudoku(self, board):
        """One generator for each cell; a loop drives them, so none calls another."""
        row = [set(board[i]) for i in range(9)]
        col = [{board[j][i] for j in range(9)} for i in range(9)]
        box = [set() for _ in range(9)]
        for i in range(9):
            for j in range(9):
                box[i // 3 * 3 + j // 3].add(board[i][j])
        holes = [(i, j) for i in range(9) for j in range(9) if board[i][j] == "."]

        def fill(i, j):
            k = i // 3 * 3 + j // 3
            for d in "123456789":
                if d not in row[i] and d not in col[j] and d not in box[k]:
                    board[i][j] = d
                    row[i].add(d), col[j].add(d), box[k].add(d)
                    yield
                    row[i].discard(d), col[j].discard(d), box[k].discard(d)
                    board[i][j] = "."

        running = []
        for hole in holes[:1]:
            running.append(fill(*hole))
        while running:
            try:
                next(running[-1])
            except StopIteration:
                running.pop()
                continue
            if len(running) == len(holes):
                return
            running.append(fill(*holes[len(running)]))
