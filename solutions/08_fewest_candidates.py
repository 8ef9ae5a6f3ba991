DIGITS = "123456789"
FULL = 0b111_111_111


def solveSudoku(board: list[list[str]]) -> None:
    rows = [0] * 9
    cols = [0] * 9
    boxes = [0] * 9
    empties = []
    for row in range(9):
        for col in range(9):
            box = row // 3 * 3 + col // 3
            if board[row][col] == ".":
                empties.append((row, col, box))
            else:
                bit = 1 << DIGITS.index(board[row][col])
                rows[row] |= bit
                cols[col] |= bit
                boxes[box] |= bit

    def candidates(cell: tuple[int, int, int]) -> int:
        row, col, box = cell
        return FULL & ~(rows[row] | cols[col] | boxes[box])

    def search() -> bool:
        """Fill the cells that are left in `empties`; False if that can't be done."""
        if not empties:
            return True
        cell = min(empties, key=lambda cell: candidates(cell).bit_count())
        empties.remove(cell)
        row, col, box = cell
        free = candidates(cell)
        while free:
            bit = free & -free
            free ^= bit
            board[row][col] = DIGITS[bit.bit_length() - 1]
            rows[row] |= bit
            cols[col] |= bit
            boxes[box] |= bit
            if search():
                return True
            board[row][col] = "."
            rows[row] ^= bit
            cols[col] ^= bit
            boxes[box] ^= bit
        empties.append(cell)
        return False

    search()
