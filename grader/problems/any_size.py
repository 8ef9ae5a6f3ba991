"""Sudoku Solver for boards of 4, 9, 16 and 25 rows."""

from grader.problems.board_answer import board_of, check_board
from grader.problems.board_makers import MAKERS
from grader.problems.draw import Example
from grader.problems.problem import Function, Problem
from grader.problems.sudoku_solver import LEETCODE_EXAMPLE, URL

PROBLEM = Problem(
    title="Sudoku Solver, any size",
    url=URL,
    statement="""\
Solve a Sudoku puzzle of any size by filling its empty cells.

The board comes as a list of rows, and each row as a list of one-character strings, '.' for an
empty cell. A board with boxes of n×n cells has n² rows, n² columns and n² different symbols: the
digits 1 to 9 first, then the capital letters A, B, C and so on. So a 4×4 board uses 1 to 4, the
usual one 1 to 9, a 16×16 board 1 to 9 and A to G, and a 25×25 board 1 to 9 and A to P. A solved
board keeps every given symbol, and each row, each column and each box holds each of the symbols
exactly once.

Change the board in place: write the symbols into the lists that you are given. What the
function returns is ignored.""",
    constraints=(
        "board has 4, 9, 16 or 25 rows, and as many cells in each row.",
        "Each cell is one of the symbols of that size, or '.'.",
        "The puzzle has exactly one solution.",
        "The large boards are mild: their givens leave little to guess.",
    ),
    examples=(
        Example(name="4×4", input="12....1.....4..3", output="1234341223414123"),
        LEETCODE_EXAMPLE,
        Example(
            name="16×16",
            input=(
                ".4.A.C.6D5E..73261BCGE.D9.2..4F.DG.E.23...A4.1B...324..86..1.G5E"
                "...3.F.41E..G..5G9.....74CF61.E..DE.952...38.6C...C.D.E1.2..78A3"
                "..16.DG.3...FC4.F.48E6..5..23A7...G.A9....8C..1..A79.84..16E52.."
                ".B.4.1DE..G3......9.F.8AC64B...1A.87B.6CE.152.9G.5D1.G9..87.CB64"
            ),
            output=(
                "84FA1CB6D5EG973261BCGE5D932784FADG5E72398FA461BC97324AF86BC1DG5E"
                "78A36FC41EBDG925G92583A74CF61DEB1DEB952G7A3846CF46CFDBE1G25978A3"
                "BE162DG5379AFC48FC48E61B5GD23A7952GDA973F48CBE163A79C84FB16E52GD"
                "CB6451DE29G3AF87239GF78AC64BE5D1AF87B46CED15239GE5D13G92A87FCB64"
            ),
        ),
    ),
    functions=(
        Function(
            name="solveSudoku",
            signature="def solveSudoku(board: list[list[str]]) -> None:",
            docstring="Fill the empty cells of the board, whatever its size, in place.",
            arguments=board_of,
            check=check_board,
        ),
    ),
    makers=MAKERS,
    takes_board=True,
    fills_board=True,
)
