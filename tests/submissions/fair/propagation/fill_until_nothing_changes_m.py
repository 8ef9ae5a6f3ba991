import copy


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solved = self.solve(board)
        for r in range(9):
            for c in range(9):
                board[r][c] = solved[r][c]

    def solve(self, board):
        board = copy.deepcopy(board)
        # step 1: everything a human would fill in
        changed = True
        while changed:
            table = self.all_candidates(board)
            if table is None:
                return None
            changed = self.naked_singles(board, table)
            if not changed:
                changed = self.hidden_singles(board, table)
        # step 2: guess
        if not table:
            return board
        (r, c), options = min(table.items(), key=lambda item: len(item[1]))
        for d in sorted(options):
            board[r][c] = d
            result = self.solve(board)
            if result is not None:
                return result
        return None

    def all_candidates(self, board):
        rows = [set(row) for row in board]
        cols = [set(col) for col in zip(*board)]
        boxes = [[{board[r + i][c + j] for i in range(3) for j in range(3)} for c in (0, 3, 6)]
                 for r in (0, 3, 6)]
        table = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    s = set('123456789') - rows[r] - cols[c] - boxes[r // 3][c // 3]
                    if not s:
                        return None
                    table[r, c] = s
        return table

    def naked_singles(self, board, table):
        # only one at a time: the table is old after that
        for (r, c), s in table.items():
            if len(s) == 1:
                board[r][c] = next(iter(s))
                return True
        return False

    def hidden_singles(self, board, table):
        for kind in (lambda r, c: r, lambda r, c: c, lambda r, c: r // 3 * 3 + c // 3):
            places = defaultdict(list)
            for (r, c), s in table.items():
                for d in s:
                    places[kind(r, c), d].append((r, c))
            for (_, d), cells in places.items():
                if len(cells) == 1:
                    r, c = cells[0]
                    board[r][c] = d
                    return True
        return False
