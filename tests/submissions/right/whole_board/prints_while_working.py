from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set("123456789") - set(row) for row in board]
        cols = [set("123456789") - {row[c] for row in board} for c in range(9)]
        boxes = [[None] * 3 for _ in range(3)]
        for i in range(3):
            for j in range(3):
                inside = set()
                for row in board[i * 3:i * 3 + 3]:
                    inside.update(row[j * 3:j * 3 + 3])
                boxes[i][j] = set("123456789") - inside
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        print("blanks:", len(blanks))

        def solve():
            if not blanks:
                return True
            i = min(range(len(blanks)), key=lambda i: len(
                rows[blanks[i][0]] & cols[blanks[i][1]] & boxes[blanks[i][0] // 3][blanks[i][1] // 3]))
            blanks[i], blanks[-1] = blanks[-1], blanks[i]
            r, c = blanks.pop()
            options = rows[r] & cols[c] & boxes[r // 3][c // 3]
            if len(options) != 1:
                print("cell", (r, c), "options", sorted(options))
            for d in options:
                board[r][c] = d
                for unit in rows[r], cols[c], boxes[r // 3][c // 3]:
                    unit.remove(d)
                if solve():
                    return True
                for unit in rows[r], cols[c], boxes[r // 3][c // 3]:
                    unit.add(d)
            board[r][c] = "."
            blanks.append((r, c))
            return False

        print("solved" if solve() else "no solution")
        for row in board:
            print(" ".join(row))
