"""Makes and proves the pool of base puzzles; no check uses this code."""
