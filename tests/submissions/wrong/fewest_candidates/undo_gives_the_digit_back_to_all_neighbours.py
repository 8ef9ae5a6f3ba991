#: example accepted
def solveSudoku(board):
    around = {}
    for r in range(9):
        for c in range(9):
            around[r, c] = set()
            for i in range(9):
                for j in range(9):
                    if (r == i) + (c == j) + (r // 3 == i // 3 and c // 3 == j // 3) and (r, c) != (i, j):
                        around[r, c].add((i, j))
    poss = {p: {d for d in '123456789' if all(board[i][j] != d for i, j in around[p])}
            for p in around if board[p[0]][p[1]] == '.'}

    def solve():
        todo = [p for p in poss if board[p[0]][p[1]] == '.']
        if not todo:
            return True
        p = min(todo, key=lambda q: len(poss[q]))
        for d in sorted(poss[p]):
            board[p[0]][p[1]] = d
            for q in around[p]:
                if q in poss:
                    poss[q].discard(d)
            if solve():
                return True
            for q in around[p]:
                if q in poss:
                    poss[q].add(d)
            board[p[0]][p[1]] = '.'
        return False

    solve()
