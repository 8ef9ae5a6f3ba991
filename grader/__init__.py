"""A practice kit and autograder for LeetCode 37, *Sudoku Solver*."""

__version__ = "0.1.0"
