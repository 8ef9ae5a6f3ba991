"""The problem statements that the exercises pose."""

from grader.catalog.exercise import Example, Problem

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

VALID_SUDOKU = Problem(
    title="Valid Sudoku",
    url="https://leetcode.com/problems/valid-sudoku/",
    statement="""\
Tell whether a Sudoku board is valid so far.

The board comes as a list of nine rows, and each row as a list of nine one-character strings: a
digit from '1' to '9', or '.' for an empty cell. It is valid if

- no row holds a digit twice;
- no column holds a digit twice;
- none of the nine 3×3 boxes holds a digit twice.

Return True if it is valid and False if not. Only the digits that are there count: a valid board
may have many empty cells, and it need not have a solution.""",
    constraints=(
        "board has 9 rows of 9 cells each.",
        "Each cell is a digit from '1' to '9', or '.'.",
    ),
    examples=(
        Example(name="LeetCode's example", input=LEETCODE_EXAMPLE.input, output="True"),
        Example(
            name="an 8 twice in the first column, and in the first box",
            input="83..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            output="False",
        ),
    ),
    entry_point="isValidSudoku",
    signature="def isValidSudoku(board: list[list[str]]) -> bool:",
    docstring="Tell whether no row, column or box of the board holds a digit twice.",
    checker="valid_sudoku",
)

SOLVE_SUDOKU = Problem(
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
    entry_point="solveSudoku",
    signature="def solveSudoku(board: list[list[str]]) -> None:",
    docstring="Fill the empty cells of the board, in place.",
    checker="board",
)

SOLVE_SUDOKU_ANY_SIZE = Problem(
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
    entry_point="solveSudoku",
    signature="def solveSudoku(board: list[list[str]]) -> None:",
    docstring="Fill the empty cells of the board, whatever its size, in place.",
    checker="board",
)

PUZZLE_STRING = Problem(
    title="The puzzle string",
    url=URL,
    statement="""\
Solve a Sudoku puzzle that a person typed in, or say what is wrong with it.

The puzzle is a string, row by row from top to bottom and from left to right, with '1' to '9' for a
digit and '.' for an empty cell. A proper puzzle has 81 characters and exactly one solution: return
the solved puzzle as a string of 81 digits in the same order. For anything else, return the first of
these texts that applies:

- 'invalid characters' if the string holds anything but '1' to '9' and '.'
- 'invalid length' if it has more or fewer than 81 characters
- 'invalid layout' if a row, a column or a box holds a digit twice
- 'unsolvable' if there is no solution
- 'multiple solutions' if there is more than one""",
    constraints=(
        "puzzle is a string of any length, the empty string included.",
        "The texts above are in the order of the checks.",
    ),
    examples=(
        LEETCODE_EXAMPLE,
        MEDIUM,
        HARD,
        Example(
            name="invalid characters",
            input="826409500905267843437150062601942708792503614340071259164895327583724196270316485",
            output="invalid characters",
        ),
        Example(
            name="invalid length",
            input="2.4.....1......4.63...2.8..7..2.831.....7.2...25.....86..9.....1..8.5.92.92..71",
            output="invalid length",
        ),
        Example(
            name="invalid layout",
            input="..9..5.1.85.42...2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..",
            output="invalid layout",
        ),
        Example(
            name="unsolvable",
            input="234967815758.423696.9381...5.26..4.7.....41......98.23.....3.8...5.1......7......",
            output="unsolvable",
        ),
        Example(
            name="multiple solutions",
            input="..........1..2..3....................4..5..6....................7..8..9..........",
            output="multiple solutions",
        ),
    ),
    entry_point="solve_sudoku",
    signature="def solve_sudoku(puzzle: str) -> str:",
    docstring="Return the solved puzzle, or the words that say why there is no single answer.",
    checker="puzzle_string",
)

N_QUEENS = Problem(
    title="N-Queens",
    url="https://leetcode.com/problems/n-queens/",
    statement="""\
Find every way to put n queens on an n×n chessboard so that no two of them attack each other.

A queen attacks along her row, along her column and along both diagonals, at any distance. Return a
list of all boards, in any order, each of them once. A board is a list of n strings, one for each
row from the top, and each string has n characters: 'Q' for a queen and '.' for an empty cell.""",
    constraints=("n is a whole number from 1 to 9.",),
    examples=(
        Example(
            name="four queens",
            input="4",
            output="[['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]",
        ),
        Example(name="one queen", input="1", output="[['Q']]"),
    ),
    entry_point="solveNQueens",
    signature="def solveNQueens(n: int) -> list[list[str]]:",
    docstring="Return every board of n queens that don't attack each other.",
    checker="n_queens",
)
