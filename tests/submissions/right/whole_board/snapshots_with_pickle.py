import pickle
from collections import namedtuple
from dataclasses import dataclass

Guess = namedtuple("Guess", "saved cell digit")


@dataclass
class State:
    options: dict  # cell -> string of digits that still fit
    values: dict

    def assign(self, cell, digit):
        self.values[cell] = digit
        self.options.pop(cell, None)
        for other in PEERS[cell]:
            if other in self.options and digit in self.options[other]:
                self.options[other] = self.options[other].replace(digit, "")
                if not self.options[other]:
                    return False
        return True


CELLS = [(r, c) for r in range(9) for c in range(9)]
PEERS = {
    (r, c): [(i, j) for i, j in CELLS
             if (i, j) != (r, c) and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3))]
    for r, c in CELLS
}


def solveSudoku(board):
    state = State({cell: "123456789" for cell in CELLS}, {})
    for r, c in CELLS:
        if board[r][c] != ".":
            state.assign((r, c), board[r][c])
    guesses = []
    while state.options:
        cell = min(state.options, key=lambda k: len(state.options[k]))
        digits = state.options[cell]
        if len(digits) > 1:
            # keep the whole state as it is now, in case the guess is wrong
            saved = pickle.dumps(state)
            guesses.extend(Guess(saved, cell, d) for d in digits[1:])
        alive = state.assign(cell, digits[0])
        while not alive:
            guess = guesses.pop()
            state = pickle.loads(guess.saved)
            alive = state.assign(guess.cell, guess.digit)
    for (r, c), digit in state.values.items():
        board[r][c] = digit
