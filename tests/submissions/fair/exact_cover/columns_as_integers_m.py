"""Exact cover with a bit per choice: a need is the integer of the choices that would meet it."""

CHOICES = [(r, c, d) for r in range(9) for c in range(9) for d in range(9)]


def columns_of(r, c, d):
    return 9 * r + c, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d


COLUMNS = [0] * 324
for number, choice in enumerate(CHOICES):
    for column in columns_of(*choice):
        COLUMNS[column] |= 1 << number

CLASHES = []
for choice in CHOICES:
    clash = 0
    for column in columns_of(*choice):
        clash |= COLUMNS[column]
    CLASHES.append(clash)


def exact_cover(alive, columns):
    """The choices of a cover as a list of numbers, or None."""
    if not columns:
        return []
    fewest, best = 1000, 0
    for column in columns:
        n = (COLUMNS[column] & alive).bit_count()
        if n < fewest:
            if n == 0:
                return None
            fewest, best = n, column
            if n == 1:
                break
    options = COLUMNS[best] & alive
    while options:
        number = options.bit_length() - 1
        options ^= 1 << number
        met = columns_of(*CHOICES[number])
        rest = [column for column in columns if column not in met]
        answer = exact_cover(alive & ~CLASHES[number], rest)
        if answer is not None:
            answer.append(number)
            return answer
    return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        alive = 0
        for number, (r, c, d) in enumerate(CHOICES):
            if board[r][c] == "." or board[r][c] == str(d + 1):
                alive |= 1 << number
        for number in exact_cover(alive, list(range(324))):
            r, c, d = CHOICES[number]
            board[r][c] = str(d + 1)
