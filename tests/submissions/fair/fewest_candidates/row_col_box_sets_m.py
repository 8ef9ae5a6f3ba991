class Solution(object):
    def solveSudoku(self, board):
        digits = set('123456789')
        rows = [digits - set(board[i]) for i in range(9)]
        cols = [digits - set(board[i][j] for i in range(9)) for j in range(9)]
        boxes = [digits - set(board[3 * (k // 3) + i][3 * (k % 3) + j]
                              for i in range(3) for j in range(3)) for k in range(9)]
        unfilled = [(i, j) for i in range(9) for j in range(9) if board[i][j] == '.']

        def candidates(cell):
            i, j = cell
            return rows[i] & cols[j] & boxes[i // 3 * 3 + j // 3]

        def solve():
            if not unfilled:
                return True
            cell = min(unfilled, key=lambda x: len(candidates(x)))
            i, j = cell
            k = i // 3 * 3 + j // 3
            unfilled.remove(cell)
            for d in candidates(cell):
                board[i][j] = d
                rows[i].remove(d)
                cols[j].remove(d)
                boxes[k].remove(d)
                if solve():
                    return True
                rows[i].add(d)
                cols[j].add(d)
                boxes[k].add(d)
            board[i][j] = '.'
            unfilled.append(cell)
            return False

        solve()
