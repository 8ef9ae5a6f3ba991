"""The exercises: one file a rung, named like its stub and its reference."""
