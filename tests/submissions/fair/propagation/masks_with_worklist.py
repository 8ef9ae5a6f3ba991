from collections import deque
from typing import List, Optional

FULL = 0x1FF


def _box(i: int) -> int:
    return i // 27 * 3 + i % 9 // 3


UNITS: List[List[int]] = [[] for _ in range(27)]
for i in range(81):
    UNITS[i // 9].append(i)
    UNITS[9 + i % 9].append(i)
    UNITS[18 + _box(i)].append(i)
PEERS = [
    [j for j in range(81) if j != i and (j // 9 == i // 9 or j % 9 == i % 9 or _box(j) == _box(i))]
    for i in range(81)
]


def assign(cand: List[int], queue: deque) -> bool:
    while True:
        # naked singles: whatever is in the queue has one bit left
        while queue:
            i = queue.popleft()
            bit = cand[i]
            for j in PEERS[i]:
                if cand[j] & bit:
                    cand[j] &= ~bit
                    if cand[j] == 0:
                        return False
                    if cand[j].bit_count() == 1:
                        queue.append(j)
        # hidden singles
        for unit in UNITS:
            one = more = 0
            for i in unit:
                more |= one & cand[i]
                one |= cand[i]
            if one != FULL:
                return False
            one &= ~more
            for i in unit:
                bit = cand[i] & one
                if bit and bit != cand[i]:
                    if bit & (bit - 1):
                        return False
                    cand[i] = bit
                    queue.append(i)
        if not queue:
            return True


def search(cand: List[int]) -> Optional[List[int]]:
    pick, fewest = -1, 10
    for i, m in enumerate(cand):
        n = m.bit_count()
        if 1 < n < fewest:
            pick, fewest = i, n
    if pick < 0:
        return cand
    m = cand[pick]
    while m:
        bit = m & -m
        m ^= bit
        child = cand.copy()
        child[pick] = bit
        if assign(child, deque([pick])):
            done = search(child)
            if done is not None:
                return done
    return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cand = [FULL] * 81
        queue = deque()
        for i in range(81):
            ch = board[i // 9][i % 9]
            if ch != ".":
                cand[i] = 1 << (int(ch) - 1)
                queue.append(i)
        if not assign(cand, queue):
            return
        done = search(cand)
        if done is not None:
            for i, m in enumerate(done):
                board[i // 9][i % 9] = str(m.bit_length())
