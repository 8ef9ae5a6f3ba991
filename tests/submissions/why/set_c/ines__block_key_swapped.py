#: cause book-key
#: line 25
from typing import List, Set, Tuple


def solveSudoku(board: List[List[str]]) -> None:
    """Keeps, for each row, column and block, the digits that it still needs."""
    all_digits = set('123456789')
    need_row = [all_digits.copy() for _ in range(9)]
    need_col = [all_digits.copy() for _ in range(9)]
    need_block = {(a, b): all_digits.copy() for a in range(3) for b in range(3)}
    holes: List[Tuple[int, int]] = []

    for r, line in enumerate(board):
        for c, ch in enumerate(line):
            if ch == '.':
                holes.append((r, c))
                continue
            need_row[r].discard(ch)
            need_col[c].discard(ch)
            need_block[r // 3, c // 3].discard(ch)

    def options(hole: Tuple[int, int]) -> Set[str]:
        r, c = hole
        return need_row[r] & need_col[c] & need_block[c // 3, r // 3]

    def take(r: int, c: int, ch: str) -> None:
        board[r][c] = ch
        for group in (need_row[r], need_col[c], need_block[r // 3, c // 3]):
            group.discard(ch)

    def give_back(r: int, c: int, ch: str) -> None:
        board[r][c] = '.'
        for group in (need_row[r], need_col[c], need_block[r // 3, c // 3]):
            group.add(ch)

    def step() -> bool:
        if not holes:
            return True
        best = min(holes, key=lambda h: len(options(h)))
        holes.remove(best)
        for ch in sorted(options(best)):
            take(*best, ch)
            if step():
                return True
            give_back(*best, ch)
        holes.append(best)
        return False

    step()
