"""Base puzzles, and new boards drawn from them."""
