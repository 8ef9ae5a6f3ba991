class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [0 for _ in range(9)]
        cols = [0 for _ in range(9)]
        squares = [0 for _ in range(9)]
        spaces = []
        for i in range(9):
            for j in range(9):
                if board[i][j] != ".":
                    n = 1 << (int(board[i][j]) - 1)
                    rows[i] |= n
                    cols[j] |= n
                    squares[(i // 3) * 3 + j // 3] |= n
                else:
                    spaces.append((i, j))

        def backtrack(p):
            if p == len(spaces):
                return True
            i, j = spaces[p]
            k = (i // 3) * 3 + j // 3
            free = ~(rows[i] | cols[j] & squares[k]) & 0x1FF
            while free:
                n = free & -free
                free &= free - 1
                before = rows[i], cols[j], squares[k]
                rows[i] |= n
                cols[j] |= n
                squares[k] |= n
                board[i][j] = str(n.bit_length())
                if backtrack(p + 1):
                    return True
                rows[i], cols[j], squares[k] = before
            board[i][j] = "."
            return False

        backtrack(0)
