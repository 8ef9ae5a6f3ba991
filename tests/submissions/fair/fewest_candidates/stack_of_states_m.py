from collections import namedtuple

State = namedtuple("State", "rows cols boxes open filled")


def solveSudoku(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    blanks = []
    for r in range(9):
        for c in range(9):
            b = r // 3 * 3 + c // 3
            if board[r][c] == ".":
                blanks.append((r, c, b))
            else:
                bit = 1 << int(board[r][c]) - 1
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
    stack = [State(rows, cols, boxes, blanks, [])]
    while stack:
        s = stack.pop()
        if not s.open:
            for r, c, d in s.filled:
                board[r][c] = d
            return
        used = {(r, c, b): s.rows[r] | s.cols[c] | s.boxes[b] for r, c, b in s.open}
        cell = max(s.open, key=lambda k: used[k].bit_count())
        r, c, b = cell
        rest = [k for k in s.open if k != cell]
        for d in range(9):
            bit = 1 << d
            if not used[cell] & bit:
                rows, cols, boxes = s.rows[:], s.cols[:], s.boxes[:]
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
                stack.append(State(rows, cols, boxes, rest, s.filled + [(r, c, str(d + 1))]))
