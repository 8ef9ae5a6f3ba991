"""Mutants: wrong solvers made from right ones, to see whether the hidden tests refuse them."""
