"""Renders a `Report`: each module here writes one format and makes no decisions."""
