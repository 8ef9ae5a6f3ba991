class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        seen = defaultdict(int)
        empty = deque()

        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    empty.append((i, j))
                else:
                    b = 1 << int(board[i][j])
                    seen['r', i] |= b
                    seen['c', j] |= b
                    seen['b', i // 3, j // 3] |= b

        def go():
            if not empty:
                return True
            i, j = empty.popleft()
            r, c, b = ('r', i), ('c', j), ('b', i // 3, j // 3)
            for n in range(1, 10):
                m = 1 << n
                if (seen[r] | seen[c] | seen[b]) & m:
                    continue
                seen[r] ^= m
                seen[c] ^= m
                seen[b] ^= m
                board[i][j] = str(n)
                if go():
                    return True
                seen[r] ^= m
                seen[c] ^= m
                seen[b] ^= m
            empty.appendleft((i, j))
            return False

        go()
