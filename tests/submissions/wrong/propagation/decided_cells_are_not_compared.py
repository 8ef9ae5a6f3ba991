#: example accepted
PEERS = {}
for r in range(9):
    for c in range(9):
        PEERS[r, c] = [(i, j) for i in range(9) for j in range(9) if (i, j) != (r, c)
                       and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3))]


def place(cand, cell, d):
    cand[cell] = d
    queue = [cell]
    while queue:
        x = queue.pop()
        for y in PEERS[x]:
            if len(cand[y]) > 1 and cand[x] in cand[y]:
                cand[y] = cand[y].replace(cand[x], "")
                if len(cand[y]) == 1:
                    queue.append(y)


def solve(cand):
    rest = [x for x in cand if len(cand[x]) > 1]
    if not rest:
        return cand
    x = min(rest, key=lambda x: len(cand[x]))
    for d in cand[x]:
        copy = cand.copy()
        place(copy, x, d)
        if all(copy.values()):
            answer = solve(copy)
            if answer:
                return answer
    return None


def solveSudoku(board):
    cand = {x: "123456789" for x in PEERS}
    for r, c in PEERS:
        if board[r][c] != ".":
            place(cand, (r, c), board[r][c])
    answer = solve(cand)
    for r, c in answer:
        board[r][c] = answer[r, c]
