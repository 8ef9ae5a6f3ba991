"""The trusted core: what a Sudoku board is, how it is written, solved, disguised and generated."""
