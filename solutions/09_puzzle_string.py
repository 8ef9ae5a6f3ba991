"""# The puzzle string

## Idea

LeetCode promises a proper puzzle. A program that takes puzzles from people has
no such promise, and gives one of five replies if there is no single answer.
Three of them need only a look at the input:

1. `invalid characters`: something other than 1 to 9 and the full stop; 2.
`invalid length`: not 81 of them; 3. `invalid layout`: a digit twice in a row,
column or box.

The other two need the number of solutions, as far as 2: `countSolutions(board,
2)` returns 0 for `unsolvable` and 2 for `multiple solutions`. If it returns 1,
the solver of bitmask finds that one.

## What changed since count_solutions

`countSolutions` is the same, and so is `solveSudoku` of bitmask. New are the
three checks in front of them, and their order. Characters come before the
length, so a string that is too short and full of letters gets `invalid
characters`. The length comes before the layout, because only a string of 81
characters can be cut into nine rows.

For the layout, a set holds what each given takes: a digit in its row, in its
column and in its box. A given that wants something taken stands twice.

`"x" in "123456789."` is safe here because a loop over a string yields single
characters. The tempting `str.isdigit()` is not: it accepts 0, and the digits
of every other script.

## Time and space

The checks read each character a few times. Counting and solving have the bound
of bitmask, of the order of `9^e` visits for `e` empty cells. But a search for
one solution can stop halfway, while the proof that it is the only one must
finish the whole tree. Space: `O(e)`.

## What it costs in practice

| puzzle | digits placed to solve it | to count up to 2 |
|---|---|---|
| LeetCode's example | 4,208 | 4,631 |
| medium | 1,149 | 1,400 |
| hard | 1,005 | 1,293 |
| one that punishes reading order | 38,236 | 185,525 |
| one that is hard for people and programs | 49,558 | 2,068,780 |
| an unsolvable one | | 0 |
| one with 9 givens and several solutions | | 166 |
| a look-alike with 22 givens, several solutions | | 65,127 |

So the two searches together take about twice the time of the first one alone,
where the solution comes late in the tree. Where it comes early, the count
takes many times as much, as the fourth and the fifth row show. The unsolvable
example has a cell without candidates right at the start. Others are not so
kind: put a wrong 2 into row 9, column 7 of the fourth puzzle, and it takes
143,356 placements to prove that there is no solution. The cure is to choose
the cells better, as the rung fewest_candidates does.
"""

DIGITS = "123456789"
FULL = 0b111_111_111


def solve_sudoku(puzzle: str) -> str:
    """Return the solved puzzle, or why there is no single answer."""
    if any(cell not in DIGITS + "." for cell in puzzle):
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"
    board = [list(puzzle[start : start + 9]) for start in range(0, 81, 9)]
    if not has_valid_layout(board):
        return "invalid layout"
    solutions = countSolutions(board, 2)
    if solutions == 0:
        return "unsolvable"
    if solutions == 2:
        return "multiple solutions"
    solveSudoku(board)
    return "".join(map("".join, board))


def has_valid_layout(board: list[list[str]]) -> bool:
    """Return whether no row, column or box holds a digit twice."""
    taken: set[tuple[str, int, str]] = set()
    for row in range(9):
        for col in range(9):
            digit = board[row][col]
            if digit == ".":
                continue
            box = row // 3 * 3 + col // 3
            wanted = {
                ("row", row, digit),
                ("col", col, digit),
                ("box", box, digit),
            }
            if wanted & taken:
                return False
            taken |= wanted
    return True


def countSolutions(board: list[list[str]], limit: int) -> int:
    """Return how many solutions the board has, at most `limit`."""
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

    def search(position: int, limit: int) -> int:
        """Return the number of ways to fill the cells from `position` on."""
        if position == len(empties):
            return 1
        row, col, box = empties[position]
        free = FULL & ~(rows[row] | cols[col] | boxes[box])
        found = 0
        while free and found < limit:
            bit = free & -free
            free ^= bit
            rows[row] |= bit
            cols[col] |= bit
            boxes[box] |= bit
            found += search(position + 1, limit - found)
            rows[row] ^= bit
            cols[col] ^= bit
            boxes[box] ^= bit
        return found

    return search(0, limit)


def solveSudoku(board: list[list[str]]) -> None:
    """Fill the empty cells of the board, in place."""
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

    def search(position: int) -> bool:
        """Fill the empty cells from `position` on; False if that fails."""
        if position == len(empties):
            return True
        row, col, box = empties[position]
        free = FULL & ~(rows[row] | cols[col] | boxes[box])
        while free:
            bit = free & -free
            free ^= bit
            board[row][col] = DIGITS[bit.bit_length() - 1]
            rows[row] |= bit
            cols[col] |= bit
            boxes[box] |= bit
            if search(position + 1):
                return True
            board[row][col] = "."
            rows[row] ^= bit
            cols[col] ^= bit
            boxes[box] ^= bit
        return False

    search(0)
