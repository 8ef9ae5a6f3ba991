"""The list of proofs of `grader dev check`, and how they run."""

import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from grader.catalog import catalog
from grader.dev import expectations, files, golden, rungs
from grader.dev.clone import Clone
from grader.dev.mutants import run as mutants
from grader.sandbox.level import Level
from grader.sandbox.probe import probe


class Proof(NamedTuple):
    """One thing to prove: a function of a module that returns what is wrong, a line each."""

    what: str
    find_defects: Callable[..., list[str]]
    arguments: tuple[object, ...] = ()


class Proved(NamedTuple):
    """The result of one proof."""

    what: str
    defects: list[str]


def proofs(clone: Clone, rung: str | None = None) -> list[Proof]:
    """Return every proof, the cheap ones first; with `rung`, only the proofs of this rung."""
    names = catalog.names() if rung is None else (rung,)
    found = [Proof("files", files.stray_files, (clone,))]
    for name in names:
        found += [
            Proof(f"{name}, texts", rungs.text_defects, (name,)),
            Proof(f"{name}, boards", rungs.board_defects, (name,)),
            Proof(f"{name}, stub", rungs.stub_defects, (clone, name)),
            Proof(f"{name}, reference", rungs.reference_defects, (clone, name)),
            Proof(f"{name}, gate", rungs.gate_defects, (name,)),
        ]
    if rung is None:
        for kind, side in files.KINDS:
            found.append(Proof(f"pool, {kind} {side}×{side}", files.pool_defects, (kind, side)))
    found.append(Proof("golden corpus", expectations.unreadable, (clone,)))
    for name, expected in expectations.expectations(clone).items():
        if rung is None or expected.rung == rung:
            found.append(Proof(name, golden.defects, (clone, name)))
            if expected.solves_the_example:
                found.append(Proof(f"{name}, example", golden.example_defects, (clone, name)))
    found += [Proof(f"{name}, mutants", mutants.sample_defects, (clone, name)) for name in names]
    if rung is None:
        found += _hostile(clone)
    return found


def _hostile(clone: Clone) -> Iterator[Proof]:
    if sys.platform != "linux":
        return
    from grader.dev import hostile

    yield Proof("hostile corpus", hostile.unexpected_files, (clone,))
    levels = [level.value for level in Level if level is Level.PROCESS or probe(level).walls]
    for name, expected in hostile.expectations(clone).items():
        for level in levels:
            if level in expected:
                what = f"hostile/{name}.py at level {level}"
                yield Proof(what, hostile.defects, (clone, name, level))


def prove(chosen: Sequence[Proof], jobs: int) -> Iterator[Proved]:
    """Run the proofs in `jobs` processes; yield each result when it is ready."""
    # A new process each: some proofs patch the engine, and some become a reaper of orphans.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as executor:
        waiting = {executor.submit(run, proof): proof for proof in chosen}
        try:
            for done in as_completed(waiting):
                yield Proved(waiting[done].what, done.result())
        except BaseException:
            executor.shutdown(cancel_futures=True)
            raise


def run(proof: Proof) -> list[str]:
    """Find the defects; a proof that raises an error is a defect too."""
    try:
        return proof.find_defects(*proof.arguments)
    except Exception as error:
        return [f"{proof.what}: {type(error).__name__}: {error}"]
