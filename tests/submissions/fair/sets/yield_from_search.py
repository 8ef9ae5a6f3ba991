from typing import Iterator, List, Set


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows: List[Set[str]] = [set(r) for r in board]
        cols: List[Set[str]] = [set(c) for c in zip(*board)]
        boxes: List[Set[str]] = [
            set(board[r][c:c + 3] + board[r + 1][c:c + 3] + board[r + 2][c:c + 3])
            for r in range(0, 9, 3) for c in range(0, 9, 3)
        ]
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']

        def solutions(i: int) -> Iterator[bool]:
            if i == len(blanks):
                yield True
                return
            r, c = blanks[i]
            b = r // 3 * 3 + c // 3
            for d in '123456789':
                if d not in rows[r] and d not in cols[c] and d not in boxes[b]:
                    board[r][c] = d
                    rows[r].add(d), cols[c].add(d), boxes[b].add(d)
                    yield from solutions(i + 1)
                    rows[r].remove(d), cols[c].remove(d), boxes[b].remove(d)
            board[r][c] = '.'

        for _ in solutions(0):
            break
        else:
            return
        # the generator is closed while every digit of the solution still stands on the board
