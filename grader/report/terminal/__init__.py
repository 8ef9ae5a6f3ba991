"""Reports and traces for the terminal."""
