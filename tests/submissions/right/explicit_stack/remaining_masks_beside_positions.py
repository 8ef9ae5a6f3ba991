class Solution:
    def solveSudoku(self, board):
        rows, cols, boxes, todo = [511] * 9, [511] * 9, [511] * 9, []
        for i in range(81):
            r, c = divmod(i, 9)
            if board[r][c] == ".":
                todo.append((r, c, r // 3 * 3 + c // 3))
            else:
                m = ~(1 << int(board[r][c]) - 1)
                rows[r] &= m
                cols[c] &= m
                boxes[r // 3 * 3 + c // 3] &= m
        if not todo:
            return
        r, c, b = todo[0]
        stack = [[0, rows[r] & cols[c] & boxes[b], 0]]
        while stack:
            pos, left, now = stack[-1]
            r, c, b = todo[pos]
            rows[r] |= now
            cols[c] |= now
            boxes[b] |= now
            if not left:
                stack.pop()
                continue
            bit = left & -left
            stack[-1][1] = left & ~bit
            stack[-1][2] = bit
            rows[r] &= ~bit
            cols[c] &= ~bit
            boxes[b] &= ~bit
            board[r][c] = str(bit.bit_length())
            if pos + 1 == len(todo):
                return
            r, c, b = todo[pos + 1]
            stack.append([pos + 1, rows[r] & cols[c] & boxes[b], 0])
