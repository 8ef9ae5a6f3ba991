"""Measures solvers: CPU time, counted work, and the steps of one search."""
