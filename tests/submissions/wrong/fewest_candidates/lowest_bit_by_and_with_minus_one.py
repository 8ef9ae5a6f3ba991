#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [0] * 9
        cols = [0] * 9
        grid = [0] * 9
        empties = set()
        for i, j in product(range(9), range(9)):
            if board[i][j] == ".":
                empties.add((i, j))
            else:
                v = 1 << (int(board[i][j]) - 1)
                rows[i] |= v
                cols[j] |= v
                grid[i // 3 * 3 + j // 3] |= v

        def free(p):
            i, j = p
            return ((1 << 9) - 1) & ~(rows[i] | cols[j] | grid[i // 3 * 3 + j // 3])

        def go():
            if not empties:
                return True
            p = min(empties, key=lambda p: bin(free(p)).count("1"))
            empties.remove(p)
            i, j = p
            f = free(p)
            while f:
                low = f & (f - 1) or f      # take the lowest set bit
                f &= f - 1
                rows[i] |= low; cols[j] |= low; grid[i // 3 * 3 + j // 3] |= low
                board[i][j] = str(low.bit_length())
                if go():
                    return True
                rows[i] &= ~low; cols[j] &= ~low; grid[i // 3 * 3 + j // 3] &= ~low
                board[i][j] = "."
            empties.add(p)
            return False

        go()
