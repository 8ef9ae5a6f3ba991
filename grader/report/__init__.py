"""Renders a `Report`: each module here makes one format of it and decides nothing."""
