#: verdict Runtime Error
#: says IndexError
#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # start beside the first given of the first row
        start = 0
        while board[0][start] == '.':
            start += 1
        cells = []
        for i in range(81):
            r, c = divmod((start + i) % 81, 9)
            if board[r][c] == '.':
                cells.append((r, c))
        row = [set(line) for line in board]
        col = [set(line) for line in zip(*board)]
        box = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                box[r // 3 * 3 + c // 3].add(board[r][c])

        def fill(k):
            if k == len(cells):
                return True
            r, c = cells[k]
            for d in '123456789':
                if d not in row[r] and d not in col[c] and d not in box[r // 3 * 3 + c // 3]:
                    board[r][c] = d
                    row[r].add(d)
                    col[c].add(d)
                    box[r // 3 * 3 + c // 3].add(d)
                    if fill(k + 1):
                        return True
                    row[r].remove(d)
                    col[c].remove(d)
                    box[r // 3 * 3 + c // 3].remove(d)
                    board[r][c] = '.'
            return False

        fill(0)
