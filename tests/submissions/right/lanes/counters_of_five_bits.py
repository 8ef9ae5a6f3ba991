# A lane of five bits counts 0 to 9 candidates; adding 15 or 14 lifts bit 4 for one or for two.
LOW = sum(1 << 5 * i for i in range(324))
TOP = LOW << 4


def needs(k):
    cell, d = divmod(k, 9)
    r, c = divmod(cell, 9)
    return cell, 81 + 9 * r + d, 162 + 9 * c + d, 243 + 9 * (r // 3 * 3 + c // 3) + d


IN_LANE = [[] for _ in range(324)]
for k in range(729):
    for lane in needs(k):
        IN_LANE[lane].append(k)
WEIGHT = [sum(1 << 5 * lane for lane in needs(k)) for k in range(729)]
CLASH = [set().union(*(IN_LANE[lane] for lane in needs(k))) for k in range(729)]


def pick(alive, counts, open_lanes, k):
    lost = CLASH[k] & alive
    for j in lost:
        counts -= WEIGHT[j]
    return alive - lost, counts, open_lanes & ~WEIGHT[k]


def solve(alive, counts, open_lanes):
    if not open_lanes:
        return []
    some = (counts + 15 * LOW) & TOP
    if open_lanes & ~(some >> 4):
        return None
    for few in range(1, 10):
        enough = (counts + (15 - few) * LOW) & TOP
        small = open_lanes & ~(enough >> 4)
        if small:
            break
    lane = (small & -small).bit_length() // 5
    for k in IN_LANE[lane]:
        if k in alive:
            rest = solve(*pick(alive, counts, open_lanes, k))
            if rest is not None:
                rest.append(k)
                return rest
    return None


def solveSudoku(board):
    state = (frozenset(range(729)), sum(WEIGHT), LOW)
    for cell in range(81):
        ch = board[cell // 9][cell % 9]
        if ch != ".":
            state = pick(*state, 9 * cell + int(ch) - 1)
    for k in solve(*state):
        board[k // 81][k // 9 % 9] = "123456789"[k % 9]
