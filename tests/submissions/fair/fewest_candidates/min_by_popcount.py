class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        empties = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    empties.add((r, c))
                else:
                    m = 1 << int(board[r][c])
                    rows[r] |= m
                    cols[c] |= m
                    boxes[r // 3 * 3 + c // 3] |= m

        def used(cell):
            r, c = cell
            return rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3]

        def dfs():
            if not empties:
                return True
            cell = max(empties, key=lambda x: used(x).bit_count())
            empties.remove(cell)
            r, c = cell
            b = r // 3 * 3 + c // 3
            taken = used(cell)
            for d in range(1, 10):
                m = 1 << d
                if taken & m:
                    continue
                rows[r] ^= m
                cols[c] ^= m
                boxes[b] ^= m
                if dfs():
                    board[r][c] = str(d)
                    return True
                rows[r] ^= m
                cols[c] ^= m
                boxes[b] ^= m
            empties.add(cell)
            return False

        dfs()
