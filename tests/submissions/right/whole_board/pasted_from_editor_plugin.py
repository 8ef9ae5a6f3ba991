#
# @lc app=leetcode id=37 lang=python3
#
# [37] Sudoku Solver
#

# @lc code=start
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        row, col, box, visit = defaultdict(set), defaultdict(set), defaultdict(set), deque([])
        for r in range(9):
            for c in range(9):
                if (n := board[r][c]) == '.':
                    visit.append((r, c))
                else:
                    row[r].add(n)
                    col[c].add(n)
                    box[(r // 3) * 3 + c // 3].add(n)

        def dfs():
            if not visit:
                return True
            r, c = visit[0]
            t = (r // 3) * 3 + c // 3
            for n in '123456789':
                if n not in row[r] and n not in col[c] and n not in box[t]:
                    board[r][c] = n
                    row[r].add(n)
                    col[c].add(n)
                    box[t].add(n)
                    visit.popleft()
                    if dfs():
                        return True
                    board[r][c] = '.'
                    row[r].discard(n)
                    col[c].discard(n)
                    box[t].discard(n)
                    visit.appendleft((r, c))
            return False

        dfs()
# @lc code=end

