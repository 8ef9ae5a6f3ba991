class Solution:
    def solveSudoku(self, board):
        self.peers = [511 << 9 * (k // 9) | 0x1008040201008040201 << k % 9 for k in range(81)]
        planes = [(1 << 81) - 1] * 9
        todo = set()
        for k in range(81):
            ch = board[k // 9][k % 9]
            if ch == ".":
                todo.add(k)
            else:
                planes[int(ch) - 1] &= ~self.peers[k]
        self.solve(board, planes, todo)

    def solve(self, board, planes, todo):
        if not todo:
            return True
        count = {k: [d for d in range(9) if planes[d] >> k & 1] for k in todo}
        k = min(count, key=lambda k: (len(count[k]), k))
        for d in count[k]:
            new = planes.copy()
            new[d] &= ~self.peers[k]
            board[k // 9][k % 9] = str(d + 1)
            if self.solve(board, new, todo - {k}):
                return True
        board[k // 9][k % 9] = "."
        return False
