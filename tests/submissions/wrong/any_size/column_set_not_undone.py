class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        n = len(board)
        k = int(n ** 0.5)
        symbols = "123456789ABCDEFGHIJKLMNOP"[:n]
        rows = [set() for _ in range(n)]
        cols = [set() for _ in range(n)]
        boxes = [set() for _ in range(n)]
        empty = []
        for r in range(n):
            for c in range(n):
                x = board[r][c]
                if x == ".":
                    empty.append((r, c))
                else:
                    rows[r].add(x)
                    cols[c].add(x)
                    boxes[r // k * k + c // k].add(x)

        def fill(i):
            if i == len(empty):
                return True
            r, c = empty[i]
            b = r // k * k + c // k
            for x in symbols:
                if x not in rows[r] and x not in cols[c] and x not in boxes[b]:
                    board[r][c] = x
                    rows[r].add(x)
                    cols[c].add(x)
                    boxes[b].add(x)
                    if fill(i + 1):
                        return True
                    board[r][c] = "."
                    rows[r].remove(x)
                    boxes[b].remove(x)
            return False

        fill(0)
