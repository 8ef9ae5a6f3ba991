#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        changed = True
        while changed:
            changed = False
            notes = defaultdict(set)
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        for d in "123456789":
                            if self.ok(board, r, c, d):
                                notes[r, c].add(d)
            for (r, c), s in notes.items():
                if len(s) == 1:
                    board[r][c] = s.pop()
                    changed = True
                    break
            else:
                changed = self.only_place(board, notes)

    def only_place(self, board, notes):
        for d in "123456789":
            for k in range(9):
                for unit in ([(k, j) for j in range(9)], [(j, k) for j in range(9)],
                             [(k // 3 * 3 + j // 3, k % 3 * 3 + j % 3) for j in range(9)]):
                    spots = [x for x in unit if d in notes[x]]
                    if len(spots) == 1:
                        board[spots[0][0]][spots[0][1]] = d
                        return True
        return False

    def ok(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
