class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        four = {}
        inside = [[] for _ in range(324)]
        for k in range(729):
            r, c, d = k // 81, k // 9 % 9, k % 9
            four[k] = (k // 9, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d)
            for lane in four[k]:
                inside[lane].append(k)
        add = {k: sum(1 << 8 * lane for lane in four[k]) for k in four}

        def choose(alive, counts, k):
            for lane in four[k]:
                for j in inside[lane]:
                    if alive >> j & 1:
                        alive ^= 1 << j
                        counts -= add[j]
            return alive, counts + 255 * add[k]

        def search(alive, counts):
            lanes = counts.to_bytes(324, 'little')
            n = min(lanes)
            if n == 255:
                return {}
            if n:
                for k in inside[lanes.index(n)]:
                    if alive >> k & 1:
                        found = search(*choose(alive, counts, k))
                        if found is not None:
                            found[k // 9] = str(k % 9 + 1)
                            return found
            return None

        flat = [ch for row in board for ch in row]
        state = (1 << 729) - 1, sum(add.values())
        for cell in range(81):
            if flat[cell] != '.':
                state = choose(*state, 9 * cell + int(flat[cell]) - 1)
        for cell, ch in search(*state).items():
            flat[cell] = ch
        for start in range(0, 72, 9):
            board[start // 9][:] = flat[start:start + 9]
