from typing import List


class Solution:
    def __init__(self):
        self.units = []
        for i in range(9):
            self.units.append(sum(1 << (9 * i + j) for j in range(9)))
            self.units.append(sum(1 << (9 * j + i) for j in range(9)))
            top, left = i // 3 * 3, i % 3 * 3
            self.units.append(
                sum(1 << (9 * (top + a) + left + b) for a in range(3) for b in range(3))
            )

    def peersOf(self, cells: int) -> int:
        ans = 0
        for unit in self.units:
            inside = cells & unit
            if inside.bit_count() >= 2:
                ans |= unit
            elif inside:
                ans |= unit & ~inside
        return ans

    def cellsWithOne(self, planes: List[int]) -> int:
        seen, again = 0, 0
        for p in planes:
            again |= seen & p
            seen |= p
        return seen ^ again

    def onlyPlaces(self, plane: int) -> int:
        ans = 0
        for unit in self.units:
            inside = plane & unit
            if inside and not inside & (inside - 1):
                ans |= inside
        return ans
