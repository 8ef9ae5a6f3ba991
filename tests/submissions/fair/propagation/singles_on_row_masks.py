# Singles with the masks of bitmask backtracking: rows / cols / boxes hold what is used.
# fill_singles() plays all forced moves first, then I guess on the smallest cell and undo the forced
# moves if the guess was wrong.

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        val = {}
        groups = [[(i, j) for j in range(9)] for i in range(9)]
        groups += [[(i, j) for i in range(9)] for j in range(9)]
        groups += [[(a + i, b + j) for i in range(3) for j in range(3)]
                   for a in (0, 3, 6) for b in (0, 3, 6)]
        empty = set()

        def put(i, j, bit):
            rows[i] |= bit
            cols[j] |= bit
            boxes[i // 3 * 3 + j // 3] |= bit
            val[i, j] = bit
            empty.discard((i, j))

        def unput(i, j):
            bit = val.pop((i, j))
            rows[i] ^= bit
            cols[j] ^= bit
            boxes[i // 3 * 3 + j // 3] ^= bit
            empty.add((i, j))

        def free(i, j):
            return 511 & ~(rows[i] | cols[j] | boxes[i // 3 * 3 + j // 3])

        def fill_singles(done):
            """appends the forced cells to done; False = contradiction"""
            while True:
                before = len(done)
                for i, j in list(empty):
                    f = free(i, j)
                    if f == 0:
                        return False
                    if f & (f - 1) == 0:
                        put(i, j, f)
                        done.append((i, j))
                if len(done) > before:
                    continue
                for g in groups:
                    once = twice = have = 0
                    for cell in g:
                        if cell in val:
                            have |= val[cell]
                        else:
                            f = free(*cell)
                            twice |= once & f
                            once |= f
                    if have | once != 511:
                        return False
                    once &= ~twice
                    if once:
                        for cell in g:
                            if cell not in val:
                                f = free(*cell) & once
                                if f:
                                    if f & (f - 1):
                                        return False
                                    put(*cell, f)
                                    done.append(cell)
                if len(done) == before:
                    return True

        def dfs():
            done = []
            if fill_singles(done):
                if not empty:
                    return True
                i, j = min(empty, key=lambda x: bin(free(*x)).count('1'))
                f = free(i, j)
                while f:
                    bit = f & -f
                    f -= bit
                    put(i, j, bit)
                    if dfs():
                        return True
                    unput(i, j)
            for cell in done:
                unput(*cell)
            return False

        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    empty.add((i, j))
                else:
                    put(i, j, 1 << int(board[i][j]) - 1)
        dfs()
        for (i, j), bit in val.items():
            board[i][j] = str(bit.bit_length())
