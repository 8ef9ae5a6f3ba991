#: example accepted
rows = [set() for _ in range(9)]
cols = [set() for _ in range(9)]
boxes = [set() for _ in range(9)]


def solveSudoku(board):
    empty = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == '.':
                empty.append((r, c))
            else:
                rows[r].add(board[r][c])
                cols[c].add(board[r][c])
                boxes[r // 3 * 3 + c // 3].add(board[r][c])

    def count(rc):
        r, c = rc
        return 9 - len(rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3])

    def solve():
        if not empty:
            return True
        cell = min(empty, key=count)
        empty.remove(cell)
        r, c = cell
        for d in set('123456789') - rows[r] - cols[c] - boxes[r // 3 * 3 + c // 3]:
            for unit in (rows[r], cols[c], boxes[r // 3 * 3 + c // 3]):
                unit.add(d)
            board[r][c] = d
            if solve():
                return True
            for unit in (rows[r], cols[c], boxes[r // 3 * 3 + c // 3]):
                unit.remove(d)
        board[r][c] = '.'
        empty.append(cell)
        return False

    solve()
