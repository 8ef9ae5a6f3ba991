from collections import defaultdict, deque


class Solution:
    def solveSudoku(self, board):
        rows, cols, boxes = defaultdict(set), defaultdict(set), defaultdict(set)
        visit = deque([])
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[(r // 3, c // 3)].add(board[r][c])
                else:
                    visit.append((r, c))

        def dfs():
            if not visit:
                return True
            r, c = visit[0]
            box = (r // 3, c // 3)
            for dig in {"1", "2", "3", "4", "5", "6", "7", "8", "9"}:
                if dig not in rows[r] and dig not in cols[c] and dig not in boxes[box]:
                    board[r][c] = dig
                    rows[r].add(dig)
                    cols[c].add(dig)
                    boxes[box].add(dig)
                    visit.popleft()
                    if dfs():
                        return True
                    board[r][c] = "."
                    rows[r].discard(dig)
                    cols[c].discard(dig)
                    boxes[box].discard(dig)
                    visit.appendleft((r, c))
            return False

        dfs()
