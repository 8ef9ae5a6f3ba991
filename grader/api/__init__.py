"""The kit from Python: for notebooks and scripts."""
