class Solution:
    def constants(self, count):
        low = sum(1 << 10 * k for k in range(count))
        return low, low << 9

    def step(self, lanes, count):
        low, flags = self.constants(count)
        return lanes & ((lanes | flags) - low)

    def lanesWithNone(self, lanes: int, count: int) -> int:
        low, flags = self.constants(count)
        return (((lanes | flags) - low) & flags) ^ flags

    def lanesWithOne(self, lanes: int, count: int) -> int:
        after = self.lanesWithNone(self.step(lanes, count), count)
        return after ^ self.lanesWithNone(lanes, count)

    def lanesWithTwo(self, lanes: int, count: int) -> int:
        once = self.step(lanes, count)
        return self.lanesWithOne(once, count) & ~self.lanesWithOne(lanes, count)

    def bitsOfLanes(self, lanes: int, flags: int) -> int:
        return lanes & (flags - (flags >> 9))
