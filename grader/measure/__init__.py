"""Measures solvers: CPU time, counted work, and what one search did step by step."""
