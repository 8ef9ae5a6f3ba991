"""How the pool of base puzzles is made and proved; nothing of it runs in a check."""
