"""LeetCode 37, Sudoku Solver: fill a 9×9 board in place."""

from grader.problems.board_answer import board_of, check_board
from grader.problems.board_makers import MAKERS
from grader.problems.draw import Example
from grader.problems.problem import Function, Problem

URL = "https://leetcode.com/problems/sudoku-solver/"

LEETCODE_EXAMPLE = Example(
    name="LeetCode's example",
    input="53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    output="534678912672195348198342567859761423426853791713924856961537284287419635345286179",
)

MEDIUM = Example(
    name="medium",
    input="42....1833........6..3.4.257..15.4.69.2..75.8....6...75...16.422.6.4.8.18.4...76.",
    output="429675183358291674671384925783152496962437518145968237597816342236749851814523769",
)

HARD = Example(
    name="hard",
    input="9...8...2.869..475.5...6.9..251..8..7.8.236...1..6..2.873....4...9.........35.78.",
    output="937584162286931475451276398625197834798423651314865927873612549569748213142359786",
)


PROBLEM = Problem(
    title="Sudoku Solver",
    url=URL,
    statement="""\
Solve a Sudoku puzzle by filling its empty cells.

The board comes as a list of nine rows, and each row as a list of nine one-character strings: a
digit from '1' to '9', or '.' for an empty cell. A solved board keeps every given digit, and

- each row holds each of the digits 1 to 9 exactly once;
- each column holds each of the digits 1 to 9 exactly once;
- each of the nine 3×3 boxes holds each of the digits 1 to 9 exactly once.

Change the board in place: write the digits into the lists that you are given. What the
function returns is ignored.""",
    constraints=(
        "board has 9 rows of 9 cells each.",
        "Each cell is a digit from '1' to '9', or '.'.",
        "The puzzle has exactly one solution.",
    ),
    examples=(LEETCODE_EXAMPLE, MEDIUM, HARD),
    functions=(
        Function(
            name="solveSudoku",
            signature="def solveSudoku(board: list[list[str]]) -> None:",
            docstring="Fill the empty cells of the board, in place.",
            arguments=board_of,
            check=check_board,
        ),
    ),
    makers=MAKERS,
    takes_board=True,
    fills_board=True,
)
