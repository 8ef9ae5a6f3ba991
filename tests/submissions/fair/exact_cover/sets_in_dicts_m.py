from itertools import product


def solveSudoku(board):
    needs_of = {}
    choices_for = {}
    for r, c, d in product(range(9), range(9), "123456789"):
        needs = [("cell", r, c), ("row", r, d), ("col", c, d), ("box", r // 3 * 3 + c // 3, d)]
        needs_of[r, c, d] = needs
        for need in needs:
            choices_for.setdefault(need, set()).add((r, c, d))

    def take(choice):
        """Meet the four needs of this choice; return what must come back later."""
        removed = []
        for need in needs_of[choice]:
            for rival in choices_for[need]:
                for other in needs_of[rival]:
                    if other != need and other in choices_for:
                        choices_for[other].discard(rival)
            removed.append((need, choices_for.pop(need)))
        return removed

    def give_back(removed):
        while removed:
            need, rivals = removed.pop()
            choices_for[need] = rivals
            for rival in rivals:
                for other in needs_of[rival]:
                    if other != need and other in choices_for:
                        choices_for[other].add(rival)

    def algorithm_x():
        if not choices_for:
            return True
        need = min(choices_for, key=lambda n: len(choices_for[n]))
        for choice in list(choices_for[need]):
            removed = take(choice)
            if algorithm_x():
                r, c, d = choice
                board[r][c] = d
                return True
            give_back(removed)
        return False

    for r, c in product(range(9), range(9)):
        if board[r][c] != ".":
            take((r, c, board[r][c]))
    algorithm_x()
