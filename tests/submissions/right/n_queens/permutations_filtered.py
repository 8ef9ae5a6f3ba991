from itertools import permutations


def solveNQueens(n):
    answer = []
    for p in permutations(range(n)):
        if len({i + x for i, x in enumerate(p)}) == n and len({i - x for i, x in enumerate(p)}) == n:
            answer.append(["." * x + "Q" + "." * (n - 1 - x) for x in p])
    return answer
