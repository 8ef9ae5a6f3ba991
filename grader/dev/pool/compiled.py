"""numpy and numba, which come with the extra `boards`; the pool is built without them otherwise."""

from __future__ import annotations

from importlib import import_module
from typing import Any

np: Any = import_module("numpy")
compiled: Any = import_module("numba").njit(cache=True)
"""Compile a function of integers and arrays."""
