#: verdict Runtime Error
#: says KeyError
#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # digit -> the rows, columns and boxes that have it
        have = {}
        todo = []
        for r in range(9):
            for c in range(9):
                d = board[r][c]
                if d == '.':
                    todo.append((r, c))
                    continue
                if d not in have:
                    have[d] = set()
                have[d] |= {('r', r), ('c', c), ('b', r // 3, c // 3)}

        def dfs(k):
            if k == len(todo):
                return True
            r, c = todo[k]
            keys = {('r', r), ('c', c), ('b', r // 3, c // 3)}
            for d in '123456789':
                if have[d].isdisjoint(keys):
                    have[d] |= keys
                    board[r][c] = d
                    if dfs(k + 1):
                        return True
                    have[d] -= keys
            board[r][c] = '.'
            return False

        dfs(0)
