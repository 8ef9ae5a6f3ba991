class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        horiz = [0] * 9
        vert = [0] * 9
        nona = [[0, 0, 0] for _ in range(3)]
        holes = []
        finished = False

        # XOR puts a digit in when it is absent and takes it out when it is there
        def toggle(y: int, x: int, d: int) -> None:
            horiz[y] ^= 1 << d
            vert[x] ^= 1 << d
            nona[y // 3][x // 3] ^= 1 << d

        def step(k: int) -> None:
            nonlocal finished
            if k == len(holes):
                finished = True
                return
            y, x = holes[k]
            busy = horiz[y] | vert[x] | nona[y // 3][x // 3]
            for d in range(9):
                if finished:
                    return
                if not busy & 1 << d:
                    toggle(y, x, d)
                    step(k + 1)
                    if finished:
                        board[y][x] = str(d + 1)
                    toggle(y, x, d)

        for y in range(9):
            for x in range(9):
                if board[y][x] != ".":
                    toggle(y, x, int(board[y][x]) - 1)
                else:
                    holes.append((y, x))
        step(0)
