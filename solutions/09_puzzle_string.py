"""# The puzzle string

## Idea

LeetCode promises a proper puzzle. A program that takes puzzles from people has no such promise, and
gives one of five replies if there is no single answer. Three of them need only a look at the input:

1. `invalid characters`: something other than 1 to 9 and the full stop;
2. `invalid length`: not 81 of them;
3. `invalid layout`: a digit twice in a row, column or box.

The other two need the search. `unsolvable` means that it found no solution. For `multiple
solutions` it need not count them all, because two are enough. So the search goes on after the first
solution and stops at the second.

## What changed since bitmask

In `search`, only the meaning of `True` is new. It meant "the board is solved, stop"; now it means
"two solutions are known, stop". The first solution is kept, and `search` returns `False` as if it
were a dead end; backtracking does the rest. The solution is copied when it is found, because the
search erases it from the board as it goes on.

The layout is checked while the masks are filled. A given that is already in one of its three masks
stands twice. The order of the checks matters as well. Characters come before the length, so a
string that is too short and full of letters gets `invalid characters`. The length comes before the
layout, because only a string of 81 characters can be cut into nine rows.

`"x" in "123456789."` is safe here because a loop over a string yields single characters. The
tempting `str.isdigit()` is not: it accepts 0, and the digits of every other script.

## Time and space

The checks read each character once or twice. The search has the bound of bitmask, of the order of
`9^e` visits for `e` empty cells. But a search for one solution can stop halfway, while the proof
that it is the only one must finish the whole tree. Space: `O(e)`, and two strings at most.

## What it costs in practice

| puzzle | digits placed until solved (bitmask) | until proved |
|---|---|---|
| LeetCode's example | 4,208 | 4,631 |
| medium | 1,149 | 1,400 |
| hard | 1,005 | 1,293 |
| one that punishes reading order | 38,236 | 185,525 |
| one that is hard for people and programs | 49,558 | 2,068,780 |
| an unsolvable one | | 0 |
| one with 9 givens and several solutions | | 166 |
| a look-alike with 22 givens, several solutions | | 65,127 |

On the first three, the proof takes 20 to 40 % more CPU time. Where the solution comes early in the
tree, it takes many times as much, as the fourth and the fifth row show. The unsolvable example has
a cell without candidates right at the start. Others are not so kind: put a wrong 2 into row 9,
column 7 of the fourth puzzle, and it takes 143,356 placements to prove that there is no solution.
The cure is to choose the cells better, as the rung fewest_candidates does.
"""

DIGITS = "123456789"
FULL = 0b111_111_111


def solve_sudoku(puzzle: str) -> str:
    """Return the solved puzzle, or the words that say why there is no single answer."""
    if any(cell not in DIGITS + "." for cell in puzzle):
        return "invalid characters"
    if len(puzzle) != 81:
        return "invalid length"

    board = [list(puzzle[start : start + 9]) for start in range(0, 81, 9)]
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
                if bit & (rows[row] | cols[col] | boxes[box]):
                    return "invalid layout"
                rows[row] |= bit
                cols[col] |= bit
                boxes[box] |= bit

    solutions: list[str] = []

    def search(position: int) -> bool:
        """Collect the ways to fill the cells from `position` on; True once there are two."""
        if position == len(empties):
            solutions.append("".join(map("".join, board)))
            return len(solutions) == 2
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
    if not solutions:
        return "unsolvable"
    if len(solutions) == 2:
        return "multiple solutions"
    return solutions[0]
