#: verdict Import Error
#: says no `solveSudoku`
# 37. Sudoku Solver
#
# TODO: backtracking?
