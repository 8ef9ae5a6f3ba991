class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = list(product(range(9), range(9)))

        @lru_cache(None)
        def peers(r: int, c: int) -> Tuple[Tuple[int, int], ...]:
            size = int(math.sqrt(9))
            return tuple((i, j) for i, j in cells
                         if (i, j) != (r, c)
                         and (i == r or j == c or (i // size, j // size) == (r // size, c // size)))

        left: Dict[Tuple[int, int], Set[str]] = {}
        for r, c in cells:
            if board[r][c] == '.':
                seen = reduce(lambda s, p: s | {board[p[0]][p[1]]}, peers(r, c), set())
                left[r, c] = set('123456789') - seen

        def pick() -> Optional[Tuple[int, int]]:
            best = heapq.nsmallest(1, left, key=lambda cell: len(left[cell]))
            return best[0] if best else None

        def solve() -> bool:
            cell = pick()
            if cell is None:
                return True
            choices = left.pop(cell)
            common = Counter(chain.from_iterable(left.values()))
            for digit in sorted(choices, key=lambda x: common[x]):
                touched = deque()
                for p in peers(*cell):
                    if p in left and digit in left[p]:
                        left[p].remove(digit)
                        touched.append(p)
                board[cell[0]][cell[1]] = digit
                if solve():
                    return True
                while touched:
                    left[touched.pop()].add(digit)
            board[cell[0]][cell[1]] = '.'
            left[cell] = choices
            return False

        solve()
