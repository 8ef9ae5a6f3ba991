"""Checks for stray files, and that every puzzle of the pool has exactly one solution."""

from grader.catalog import catalog
from grader.dev.clone import Clone
from grader.pool import pool
from grader.sudoku.solver import has_one_solution

KINDS = (
    *((kind, 9) for kind in pool.KINDS),
    *((kind, side) for side in (4, 16, 25) for kind in pool.OTHER_KINDS),
)
"""The kinds of puzzles in the pool, and their sides."""
IGNORED = {"__pycache__", "__init__.py", ".ruff.toml"}


def stray_files(clone: Clone) -> list[str]:
    """Return files in the rungs' folders that belong to no rung."""
    folders = (clone.exercises, clone.solutions, clone.rungs)
    expected = {f"{name}.py" for name in catalog.names()} | IGNORED
    return [
        f"{path.relative_to(clone.root).as_posix()}: a stray file"
        for folder in folders
        for path in sorted(folder.iterdir())
        if path.name not in expected
    ]


def pool_defects(kind: str, side: int) -> list[str]:
    """Return puzzles of a kind that have no solution, or more than one."""
    return [
        f"pool, {kind} {side}×{side}: {entry.puzzle} does not have exactly one solution"
        for entry in pool.load(kind, side)
        if not has_one_solution(entry.puzzle)
    ]
