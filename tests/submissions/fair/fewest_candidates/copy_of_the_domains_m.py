def solveSudoku(board):
    poss = {}
    for i in range(81):
        r, c = divmod(i, 9)
        if board[r][c] == '.':
            poss[i] = set('123456789')
    for i in range(81):
        r, c = divmod(i, 9)
        if board[r][c] != '.':
            poss = remove(poss, i, board[r][c])
    answer = search(poss, {})
    for i, d in answer.items():
        board[i // 9][i % 9] = d


def related(a, b):
    ra, ca, rb, cb = a // 9, a % 9, b // 9, b % 9
    return ra == rb or ca == cb or (ra // 3 == rb // 3 and ca // 3 == cb // 3)


RELATED = [{j for j in range(81) if j != i and related(i, j)} for i in range(81)]


def remove(poss, i, d):
    near = RELATED[i]
    return {j: (s - {d} if j in near else s) for j, s in poss.items() if j != i}


def search(poss, answer):
    if not poss:
        return answer
    i = min(poss, key=lambda j: len(poss[j]))
    for d in poss[i]:
        result = search(remove(poss, i, d), {**answer, i: d})
        if result:
            return result
    return None
