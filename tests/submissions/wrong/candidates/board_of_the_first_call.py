class Solution:
    board = None

    def solveSudoku(self, board):
        if Solution.board is None:
            Solution.board = board
        self.go()

    def go(self):
        b = Solution.board
        for r in range(9):
            for c in range(9):
                if b[r][c] == ".":
                    for d in self.free(b, r, c):
                        b[r][c] = d
                        if self.go():
                            return True
                        b[r][c] = "."
                    return False
        return True

    def free(self, b, r, c):
        out = set("123456789")
        for k in range(9):
            out.discard(b[r][k])
            out.discard(b[k][c])
            out.discard(b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
        return sorted(out)
