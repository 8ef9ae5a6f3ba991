"""
A naked single and a hidden single are the same thing seen twice. There are 324 questions ("what is
in r3c5", "where is the 7 of row 2", ...), each with a set of possible answers (r, c, d). A question
with one answer left is settled, and its answer leaves all the other questions it takes part in.
"""


def questions(r, c, d):
    return ("cell", r, c), ("row", r, d), ("col", c, d), ("box", r // 3 * 3 + c // 3, d)


ALL = [(r, c, d) for r in range(9) for c in range(9) for d in range(1, 10)]
ANSWERS = {}
for a in ALL:
    for q in questions(*a):
        ANSWERS.setdefault(q, set()).add(a)
ASKED = {a: questions(*a) for a in ALL}
RIVALS = {a: set().union(*(ANSWERS[q] for q in ASKED[a])) - {a} for a in ALL}
MEMBERS = {q: tuple(answers) for q, answers in ANSWERS.items()}


def settle(alive, count, facts):
    """Make `facts` true, with all that follows; False on a contradiction."""
    agenda = list(facts)
    while agenda:
        fact = agenda.pop()
        if fact not in alive:
            return False
        for rival in RIVALS[fact] & alive:
            alive.remove(rival)
            for q in ASKED[rival]:
                count[q] -= 1
                if count[q] == 0:
                    return False
                if count[q] == 1:
                    agenda.append(next(a for a in MEMBERS[q] if a in alive))
    return True


def search(alive, count):
    q = min((q for q in count if count[q] > 1), key=count.get, default=None)
    if q is None:
        return alive
    for fact in MEMBERS[q]:
        if fact in alive:
            alive2, count2 = alive.copy(), count.copy()
            if settle(alive2, count2, [fact]):
                solved = search(alive2, count2)
                if solved:
                    return solved
    return None


def solveSudoku(board):
    alive = set(ALL)
    count = dict.fromkeys(ANSWERS, 9)
    givens = [(r, c, int(board[r][c])) for r in range(9) for c in range(9) if board[r][c] != "."]
    if settle(alive, count, givens):
        for r, c, d in search(alive, count) or ():
            board[r][c] = str(d)
