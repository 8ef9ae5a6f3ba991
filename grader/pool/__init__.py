"""Base puzzles, and the drawing of fresh boards from them."""
