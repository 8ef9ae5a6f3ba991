"""Published puzzles with their answers, and ways to ask a reference solution."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

SOLUTIONS = Path(__file__).parents[2] / "solutions"


class Fact(NamedTuple):
    """A puzzle, its answer, and how many digits the search in reading order places in it."""

    puzzle: str
    answer: str
    placements: int


FACTS = {
    "LeetCode's own example": Fact(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        4_208,
    ),
    "easy": Fact(
        "8264.95..9.526784343715..626.19427.87925.361434..7125916489532758372419627.316485",
        "826439571915267843437158962651942738792583614348671259164895327583724196279316485",
        12,
    ),
    "medium": Fact(
        "42....1833........6..3.4.257..15.4.69.2..75.8....6...75...16.422.6.4.8.18.4...76.",
        "429675183358291674671384925783152496962437518145968237597816342236749851814523769",
        1_149,
    ),
    "hard": Fact(
        "9...8...2.869..475.5...6.9..251..8..7.8.236...1..6..2.873....4...9.........35.78.",
        "937584162286931475451276398625197834798423651314865927873612549569748213142359786",
        1_005,
    ),
    "expert": Fact(
        "5.9...14....3.2.5...7....62394.85.....2.16........3..9..35...9...5..8.....6.39825",
        "529867143641392758837451962394785216752916384168243579283574691915628437476139825",
        804,
    ),
    "master": Fact(
        "9.64....8.4.6..72......9........24.5.5..761..1.7..4...395.61...........66.89..3..",
        "916427538543618729782359641869132475254876193137594862395761284471283956628945317",
        99,
    ),
    "grandmaster": Fact(
        "2.4.....1......4.63...2.8..7..2.831.....7.2...25.....86..9.....1..8.5.92.92..71..",
        "284596731951783426376124859769258314813479265425361978638912547147835692592647183",
        12_961,
    ),
    "punishes brute force": Fact(
        "1..2......65..48...7...69....4.......5...87..7...3..4.......6...8.....57..65.7.89",
        "139285476265974813478316925894752361653148792712639548527891634981463257346527189",
        38_236,
    ),
}
ERRORS = {
    "invalid characters": (
        "826409500905267843437150062601942708792503614340071259164895327583724196270316485"
    ),
    "invalid length": (
        "2.4.....1......4.63...2.8..7..2.831.....7.2...25.....86..9.....1..8.5.92.92..71"
    ),
    "invalid layout": (
        "..9..5.1.85.42...2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.."
    ),
    "unsolvable": (
        "234967815758.423696.9381...5.26..4.7.....41......98.23.....3.8...5.1......7......"
    ),
    "multiple solutions": (
        "..........1..2..3....................4..5..6....................7..8..9.........."
    ),
}
SECOND_LOOK_ALIKE = (
    "..38..4......1..7..6...5..9...9..6...2.....1...4..3..2..2...8...1.....5.9....7..3"
)
PUNISHES_READING_ORDER = (
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
)
MANY_GUESSES = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
MILD_25 = (
    "D6P.L5N48..AGIK.93.OH.CF.F....P6.1.3..9M428.NEKA..2N584MOJ.9HCBF7GIEKA1.6DL"
    "I.KEG7CBHF8.425LD1P6..O.J9OM3JKA.EI16L.PBFH.C.5N.47.6GIAE9...1FKO.M...J...."
    "K1O.FC8D.5B.9PAI7G.H.N3M.PE.B..324MJ8D5C.KL..G6..I...42O.FL..HI76...C8B..P9"
    "5.CJD6HIG7.3.MN9.B.E.O1KFJP2OEDK8CLN..BI3GA.M6F74HGM.A3I51N.O.EJ2H46F.CDK.8"
    "47F.H2..OJ.M.G98LCD.NI5B1L..C89M3AG6.H4F1BNI5O2PJ..5I.1F.H64.K8.DEJO2PA9M.3"
    "1.B.N4F65.K9CE.O.M..7G2HAE9L....A7H5F684.1..IM.D3O8.456J.OM372AHG.EKL9P..1N"
    ".2G7..INP1MDO3J6854..L9.C3DJMOL9CKEP.N1.AH7G.54F86OJE2K.4.DCIGPN1M..3B.H.67"
    "6LHF7EJK2O9.MA3.C.84I.G.PA.3.M.GPIN2JKO.7...LD8....G1IPHL7F6..5C8KO2EJ9..A."
    "C.8D5.BM.A.L7..PNI.G2.JOK"
)
"""A board of 25 by 25 that leaves little to guess."""


class Stopped(Exception):
    """A search has written as many digits as it may."""


def load(rung: str) -> ModuleType:
    """Import the reference solution of a rung, which goes by its name without number."""
    (path,) = SOLUTIONS.glob(f"[0-9][0-9]_{rung}.py")
    spec = importlib.util.spec_from_file_location(f"reference_{rung}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CountingRow(list[str]):
    """A row that keeps the digits written into its board; raises `Stopped` at too many."""

    def __init__(self, cells: str, written: list[str], most: int = 10_000_000) -> None:
        super().__init__(cells)
        self.written = written
        self.most = most

    def __setitem__(self, index, value):  # type: ignore[no-untyped-def]
        if value != ".":
            if len(self.written) == self.most:
                raise Stopped
            self.written.append(value)
        super().__setitem__(index, value)


def to_board(puzzle: str, size: int = 9) -> list[list[str]]:
    return [list(puzzle[start : start + size]) for start in range(0, size * size, size)]


def solved(name: str, puzzle: str, size: int = 9) -> str:
    board = to_board(puzzle, size)
    assert load(name).solveSudoku(board) is None
    return "".join(map("".join, board))
