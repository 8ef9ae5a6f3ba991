"""Sudoku as an exact cover problem."""

from grader.catalog.exercise import Exercise
from grader.catalog.suites import FAST_SUITES, speed
from grader.catalog.tracks import Track

EXERCISE = Exercise(
    title="Exact cover",
    idea="describe Sudoku as needs and choices, and solve that with Knuth's dancing links",
    track=Track.A_SMALLER_SEARCH,
    poses="sudoku_solver",
    about="""\
On this rung you forget what a row, a column or a box is. A Sudoku is a table of *needs* ("the cell
in row 3, column 5 needs a digit", "row 3 needs a 7") and of *choices* ("a 7 in row 3, column 5").
Each choice meets four needs: those of its cell, its row, its column and its box. You look for
choices that meet every need exactly once.

Knuth's Algorithm X solves every problem of this form. It takes the need with the fewest choices
left, tries each of them, and strikes out every choice that clashes with the one that it has taken.
His *dancing links* are a quick way to strike out and to undo; dictionaries and sets pass too.

You must beat `fewest_candidates` on boards with few givens.""",
    suites=(*FAST_SUITES, speed(260, "hidden_singles")),
    hints=(
        """\
Write down everything that a solved board must have, one line each: every cell has a digit, every
row has a 1, has a 2 … How many lines are there for an empty board? Which of them can you cross
out after a 7 in row 3, column 5?""",
        """\
Algorithm X: take the need with the fewest choices left; try each of them; a choice meets its
four needs, so those four are done, and every *other* choice that would meet one of them again is
out. If no need is left, the board is solved; if a need has no choices, go back. Notice that
naked singles, hidden singles and fewest candidates are now one rule.""",
        """\
Build the table only from the needs and choices that the givens leave open; that makes it much
smaller. Two dictionaries, `need -> set of choices` and `choice -> its four needs`, are enough to
be fast. To take a choice, go through its four needs: each other choice of such a need disappears
from the sets of its own four needs, and then the need itself disappears. Remember what you took
out, and put it back in the opposite order.""",
        """\
Dancing links keep the table as circular doubly linked lists, here as lists of numbers `left`,
`right`, `up`, `down`. Taking a node out of its column leaves its own two links alone:

```python
down[up[node]] = down[node]
up[down[node]] = up[node]
```

so the node itself can come back:

```python
down[up[node]] = up[down[node]] = node
```

`cover(need)` takes the header out of the list of needs, and for each choice in that column takes
the choice's *other* nodes out of their columns. `uncover` does the same steps backwards.""",
    ),
    follows="fewest_candidates",
    beats="fewest_candidates",
)
