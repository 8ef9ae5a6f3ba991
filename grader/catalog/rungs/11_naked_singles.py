"""Candidate masks for all cells, and naked singles that follow each other."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import FAST_SUITES
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Naked singles",
    idea="write down the candidates of every cell, cross them out, and follow what becomes forced",
    track=Track.A_SMALLER_SEARCH,
    poses="sudoku_solver",
    about="""\
Your solver of `fewest_candidates` computes the candidates of every empty cell again at every step.
On this rung you keep them: one mask for each of the 81 cells. When you place a digit, you cross it
out in the 20 *peers* of the cell, the other cells of its row, column and box. A peer that has one
candidate left is a *naked single*: its digit is forced, so it is placed at once, and that can force
the next one. You guess only when no cell is forced any more. Think first about a wrong guess: how
will you take back a whole chain of digits that followed from it?

There is no rung to beat: this way is some two to four times as fast, and two honest styles of the
same idea differ as much. It is what the next rungs build on: candidates that are written down can
be crossed out for any reason, and not only because a peer holds the digit.""",
    suites=FAST_SUITES,
    hints=(
        """\
Solve an easy puzzle with a pencil, and write the candidates into the corner of every empty cell.
What do you do in the other cells when you have filled one? What do you look at next?""",
        """\
You need two tables: the candidates of the 81 cells (as bit masks, at the start all nine bits), and
the 20 peers of each cell, which you can compute once. Number the cells from 0 to 80: `9 * row +
col`. A cell is filled if its mask has a single bit, so you don't need the board until the end. And
you need not undo a chain: guess on a copy of the masks, and throw it away if the guess was
wrong.""",
        """\
Write `place(masks, cell, bit)`. It removes the bit from every peer that has it. If a peer has
nothing left, the board can't be solved like this: return `False`. If it has one bit left, that bit
must be placed too: put the peer on a list, and go on until the list is empty. The givens are placed
in the same way.""",
        """\
The chain is a list of cells that have just been filled:

```python
fresh = [cell]                  # in place, after masks[cell] = bit
while fresh:
    cell = fresh.pop()
    for peer in PEERS[cell]:
        if masks[peer] & masks[cell]:
            masks[peer] ^= masks[cell]
            ...                 # 0: return False; a single bit: fresh.append(peer)
```

`search(masks)` takes the cell with the fewest bits of those with two or more. For each of them:
`guess = masks.copy()`, then `place(guess, cell, bit)`, and if that is true, `search(guess)`.""",
    ),
    follows="fewest_candidates",
)
