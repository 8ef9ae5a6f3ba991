class Solution:
    def solveSudoku(self, board):
        R = [set(row) - {"."} for row in board]
        C = [set(col) - {"."} for col in zip(*board)]
        B = [
            {board[i + a][j + b] for a in range(3) for b in range(3)} - {"."}
            for i in (0, 3, 6)
            for j in (0, 3, 6)
        ]

        def solve():
            for i in range(9):
                for j in range(9):
                    if board[i][j] == ".":
                        k = i // 3 * 3 + j // 3
                        for d in "123456789":
                            if d in R[i] or d in C[j] or d in B[k]:
                                continue
                            board[i][j] = d
                            R[i].add(d)
                            C[j].add(d)
                            B[k].add(d)
                            if solve():
                                return True
                            R[i].remove(d)
                            C[j].remove(d)
                        board[i][j] = "."
                        return False
            return True

        solve()
