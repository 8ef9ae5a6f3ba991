class Solution:
    def solveSudoku(self, board):
        cells = [(r, c) for r in range(9) for c in range(9)]
        near = {
            (r, c): [(i, j) for i, j in cells if (i, j) != (r, c)
                     and (i == r or j == c or (i // 3, j // 3) == (r // 3, c // 3))]
            for r, c in cells
        }

        def spread(can, todo):
            while todo:
                cell = todo.pop()
                (only,) = can[cell]
                for other in near[cell]:
                    if only in can[other]:
                        can[other] = can[other] - {only}
                        if not can[other]:
                            return False
                        if len(can[other]) == 1:
                            todo.append(other)
            return True

        def guess(can):
            unsure = [cell for cell in cells if len(can[cell]) > 1]
            if not unsure:
                return can
            cell = min(unsure, key=lambda one: len(can[one]))
            for digit in can[cell]:
                trial = dict(can)
                trial[cell] = {digit}
                if spread(trial, [cell]):
                    answer = guess(trial)
                    if answer is not None:
                        return answer
            return None

        can = {(r, c): set("123456789") if board[r][c] == "." else {board[r][c]} for r, c in cells}
        spread(can, [cell for cell in cells if len(can[cell]) == 1])
        for (r, c), left in guess(can).items():
            board[r][c] = min(left)
