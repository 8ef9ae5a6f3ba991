"""The exercises as data."""
