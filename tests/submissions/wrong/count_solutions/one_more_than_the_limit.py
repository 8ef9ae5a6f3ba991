class Solution:
    def countSolutions(self, board, limit):
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        empty = []
        for r in range(9):
            for c in range(9):
                d = board[r][c]
                if d == ".":
                    empty.append((r, c))
                else:
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[r // 3 * 3 + c // 3].add(d)
        self.found = 0

        def search(k):
            if k == len(empty):
                self.found += 1
                return
            r, c = empty[k]
            b = r // 3 * 3 + c // 3
            for d in "123456789":
                if d in rows[r] or d in cols[c] or d in boxes[b]:
                    continue
                rows[r].add(d)
                cols[c].add(d)
                boxes[b].add(d)
                search(k + 1)
                rows[r].remove(d)
                cols[c].remove(d)
                boxes[b].remove(d)
                if self.found > limit:
                    return

        search(0)
        return self.found
