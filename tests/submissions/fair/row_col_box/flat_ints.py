from typing import List

def possible(g: List[int], i: int, d: int) -> bool:
    r = i // 9
    c = i % 9
    start = r // 3 * 27 + c // 3 * 3
    if d in g[r * 9:r * 9 + 9]: return False
    if d in g[c::9]: return False
    for s in (start, start + 9, start + 18):
        if d in g[s:s + 3]: return False
    return True

def search(g: List[int], i: int) -> bool:
    if i == 81: return True
    if g[i]: return search(g, i + 1)
    for d in range(1, 10):
        if possible(g, i, d):
            g[i] = d
            if search(g, i + 1): return True
    g[i] = 0
    return False

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        g = [0 if x == "." else int(x) for row in board for x in row]
        search(g, 0)
        for i, d in enumerate(g):
            board[i // 9][i % 9] = str(d)
