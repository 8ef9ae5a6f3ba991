#: cause result
#: line 41
from typing import List


def same_row(a, b):
    return a // 9 == b // 9


def same_col(a, b):
    return a % 9 == b % 9


def same_block(a, b):
    return a // 27 == b // 27 and a % 9 // 3 == b % 9 // 3


NEIGHBOURS = [[b for b in range(81)
               if a != b and (same_row(a, b) or same_col(a, b) or same_block(a, b))]
              for a in range(81)]


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        text = "".join("".join(row) for row in board)
        answer = self.go(text)
        for i in range(81):
            board[i // 9][i % 9] = answer[i]

    # gives back the full string, or None if there is no way
    def go(self, s):
        i = s.find('.')
        if i == -1:
            return s
        bad = set()
        for j in NEIGHBOURS[i]:
            bad.add(s[j])
        for d in '123456789':
            if d not in bad:
                res = s[:i] + d + s[i + 1:]
                self.go(res)
                if res:
                    return res
        return None
