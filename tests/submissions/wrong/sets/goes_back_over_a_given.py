class Solution:
    def solveSudoku(self, board):
        rows = [set(row) for row in board]
        cols = [set(board[r][c] for r in range(9)) for c in range(9)]
        boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                boxes[r // 3 * 3 + c // 3].add(board[r][c])

        k = 0
        digit = 1
        while 0 <= k < 81:
            r, c = divmod(k, 9)
            b = r // 3 * 3 + c // 3
            if board[r][c] != "." and digit == 1:
                k += 1
                continue
            while digit <= 9:
                d = str(digit)
                if d not in rows[r] and d not in cols[c] and d not in boxes[b]:
                    break
                digit += 1
            if digit <= 9:
                board[r][c] = str(digit)
                rows[r].add(board[r][c])
                cols[c].add(board[r][c])
                boxes[b].add(board[r][c])
                k += 1
                digit = 1
            else:
                # back to the cell before, and its next digit
                k -= 1
                r, c = divmod(k, 9)
                old = board[r][c]
                rows[r].discard(old)
                cols[c].discard(old)
                boxes[r // 3 * 3 + c // 3].discard(old)
                board[r][c] = "."
                digit = int(old) + 1
