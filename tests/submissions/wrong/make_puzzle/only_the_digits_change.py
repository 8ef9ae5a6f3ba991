#: says the same puzzle as `makePuzzle(
# one board, and the digits in another order: there are 9! orders, and more seeds than that
from itertools import islice, permutations

BASE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FACTORIALS = [40320, 5040, 720, 120, 24, 6, 2, 1, 1]


def makePuzzle(seed):
    left, digits = list("123456789"), []
    seed %= 362880
    for f in FACTORIALS:
        digits.append(left.pop(seed // f))
        seed %= f
    text = BASE.translate(str.maketrans("123456789", "".join(digits)))
    return [list(text[i : i + 9]) for i in range(0, 81, 9)]
