# 37. Sudoku Solver
#
# TODO: backtracking?
