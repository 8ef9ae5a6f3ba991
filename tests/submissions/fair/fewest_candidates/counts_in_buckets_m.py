class Solver:
    """Keeps for each blank how often each digit is forbidden, and how many are left."""

    def __init__(self, board):
        self.board = board
        self.ban = [[0] * 9 for _ in range(81)]
        self.left = [9] * 81
        self.blank = set()
        self.peers = [self.peers_of(i) for i in range(81)]
        for i in range(81):
            if board[i // 9][i % 9] == ".":
                self.blank.add(i)
        for i in range(81):
            if i not in self.blank:
                self.forbid(i, int(board[i // 9][i % 9]) - 1)

    def peers_of(self, i):
        r, c = divmod(i, 9)
        out = set()
        for k in range(9):
            out |= {r * 9 + k, k * 9 + c, (r // 3 * 3 + k // 3) * 9 + c // 3 * 3 + k % 3}
        out.discard(i)
        return list(out)

    def forbid(self, i, d):
        for p in self.peers[i]:
            if self.ban[p][d] == 0:
                self.left[p] -= 1
            self.ban[p][d] += 1

    def allow(self, i, d):
        for p in self.peers[i]:
            self.ban[p][d] -= 1
            if self.ban[p][d] == 0:
                self.left[p] += 1

    def run(self):
        if not self.blank:
            return True
        i = min(self.blank, key=self.left.__getitem__)
        if self.left[i] == 0:
            return False
        self.blank.remove(i)
        for d in range(9):
            if self.ban[i][d] == 0:
                self.forbid(i, d)
                if self.run():
                    self.board[i // 9][i % 9] = str(d + 1)
                    return True
                self.allow(i, d)
        self.blank.add(i)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        Solver(board).run()
