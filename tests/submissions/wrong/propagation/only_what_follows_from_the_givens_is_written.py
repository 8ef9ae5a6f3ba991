#: example accepted
class Solution:
    def solveSudoku(self, board):
        self.peers = [[q for q in range(81) if p != q and (p // 9 == q // 9 or p % 9 == q % 9 or
                      (p // 27 == q // 27 and p % 9 // 3 == q % 9 // 3))] for p in range(81)]
        cand = ['123456789'] * 81
        for p in range(81):
            if board[p // 9][p % 9] != '.':
                self.put(cand, p, board[p // 9][p % 9])
        self.solve(cand)
        for p in range(81):
            if len(cand[p]) == 1:
                board[p // 9][p % 9] = cand[p]

    def put(self, cand, p, d):
        cand[p] = d
        for q in self.peers[p]:
            if d in cand[q]:
                cand[q] = cand[q].replace(d, '')
                if cand[q] == '':
                    return False
                if len(cand[q]) == 1 and not self.put(cand, q, cand[q]):
                    return False
        return True

    def solve(self, cand):
        rest = [p for p in range(81) if len(cand[p]) > 1]
        if not rest:
            return True
        p = min(rest, key=lambda p: len(cand[p]))
        for d in cand[p]:
            trial = list(cand)
            if self.put(trial, p, d) and self.solve(trial):
                cand = trial
                return True
        return False
