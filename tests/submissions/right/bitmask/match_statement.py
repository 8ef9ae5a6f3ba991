import typing as t


class Solution:
    def solveSudoku(self, board: t.List[t.List[str]]) -> None:
        free_row = [0x3FE] * 9
        free_col = [0x3FE] * 9
        free_box = [0x3FE] * 9

        def solve(cells: list[tuple[int, int, int]]) -> bool:
            if not cells:
                return True
            options = [free_row[r] & free_col[c] & free_box[b] for r, c, b in cells]
            counts = [o.bit_count() for o in options]
            match min(counts):
                case 0:
                    return False
                case 1:
                    at = counts.index(1)
                case fewest:
                    at = counts.index(fewest)
            r, c, b = cells[at]
            rest = cells[:at] + cells[at + 1:]
            for d in range(1, 10):
                if not options[at] & (bit := 1 << d):
                    continue
                free_row[r] ^= bit
                free_col[c] ^= bit
                free_box[b] ^= bit
                if solve(rest):
                    board[r][c] = f"{d}"
                    return True
                free_row[r] ^= bit
                free_col[c] ^= bit
                free_box[b] ^= bit
            return False

        todo = []
        for r in range(9):
            for c in range(9):
                b = r // 3 * 3 + c // 3
                match board[r][c]:
                    case ".":
                        todo.append((r, c, b))
                    case digit:
                        bit = 1 << int(digit)
                        free_row[r] ^= bit
                        free_col[c] ^= bit
                        free_box[b] ^= bit
        solve(todo)
