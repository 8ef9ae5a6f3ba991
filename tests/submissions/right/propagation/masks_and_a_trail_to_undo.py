class Solution:
    def solveSudoku(self, board):
        peers = [[q for q in range(81) if q != p and
                  (q // 9 == p // 9 or q % 9 == p % 9 or (q // 27 == p // 27 and q % 9 // 3 == p % 9 // 3))]
                 for p in range(81)]
        units = [[9 * r + c for c in range(9)] for r in range(9)]
        units += [[9 * r + c for r in range(9)] for c in range(9)]
        units += [[9 * (3 * a + i) + 3 * b + j for i in range(3) for j in range(3)]
                  for a in range(3) for b in range(3)]
        mask = [511] * 81
        trail = []

        def setmask(p, m):
            trail.append((p, mask[p]))
            mask[p] = m

        def undo(mark):
            while len(trail) > mark:
                p, m = trail.pop()
                mask[p] = m

        def assign(p, bit):
            setmask(p, bit)
            work = [p]
            while work:
                p = work.pop()
                bit = mask[p]
                for q in peers[p]:
                    if mask[q] & bit:
                        m = mask[q] & ~bit
                        if m == 0:
                            return False
                        setmask(q, m)
                        if m & (m - 1) == 0:
                            work.append(q)
            return True

        def hidden():
            again = True
            while again:
                again = False
                for unit in units:
                    for d in range(9):
                        bit = 1 << d
                        spot = -1
                        for p in unit:
                            if mask[p] & bit:
                                if spot >= 0:
                                    break
                                spot = p
                        else:
                            if spot < 0:
                                return False
                            if mask[spot] != bit:
                                if not assign(spot, bit):
                                    return False
                                again = True
            return True

        def search():
            if not hidden():
                return False
            best, size = -1, 10
            for p in range(81):
                n = bin(mask[p]).count("1")
                if 1 < n < size:
                    best, size = p, n
            if best < 0:
                return True
            options = mask[best]
            mark = len(trail)
            for d in range(9):
                if options & 1 << d:
                    if assign(best, 1 << d) and search():
                        return True
                    undo(mark)
            return False

        for p in range(81):
            ch = board[p // 9][p % 9]
            if ch != ".":
                assign(p, 1 << int(ch) - 1)
        search()
        for p in range(81):
            board[p // 9][p % 9] = str(mask[p].bit_length())
