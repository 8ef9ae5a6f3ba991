class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.peers = []
        for k in range(81):
            r, c = k // 9, k % 9
            row = 0x1FF << (9 * r)
            col = 0x1008040201008040201 << c
            box = 0x1C0E07 << (27 * (r // 3) + c // 3)
            self.peers.append(row | col | box)
        can = {d: (1 << 81) - 1 for d in range(1, 10)}
        empty = 0
        for k in range(81):
            if board[k // 9][k % 9] == '.':
                empty |= 1 << k
            else:
                can[int(board[k // 9][k % 9])] &= ~self.peers[k]
        self.out = board
        self.dfs(can, empty)

    def dfs(self, can, empty):
        if not empty:
            return True
        least, cell = 10, None
        x = empty
        while x:
            bit = x & -x
            x ^= bit
            n = sum(1 for d in can if can[d] & bit)
            if n < least:
                least, cell = n, bit
        k = cell.bit_length() - 1
        for d in can:
            if can[d] & cell:
                self.out[k // 9][k % 9] = str(d)
                new = dict(can)
                new[d] &= ~self.peers[k]
                if self.dfs(new, empty ^ cell):
                    return True
        self.out[k // 9][k % 9] = '.'
        return False
