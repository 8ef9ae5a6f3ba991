class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        empty = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']

        def possible_values(r, c):
            taken = set()
            taken |= set(board[r])
            taken |= set(row[c] for row in board)
            br, bc = r - r % 3, c - c % 3
            for row in board[br:br + 3]:
                taken |= set(row[bc:bc + 3])
            return [x for x in '123456789' if x not in taken]

        def dfs():
            if not empty:
                return True
            r, c = empty.pop()
            for x in possible_values(r, c):
                board[r][c] = x
                if dfs():
                    return True
            board[r][c] = '.'
            empty.append((r, c))
            return False

        dfs()
