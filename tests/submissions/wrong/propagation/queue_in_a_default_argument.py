#: example accepted
PEERS = {}
for cell in range(81):
    r, c = divmod(cell, 9)
    PEERS[cell] = {9 * r + k for k in range(9)} | {9 * k + c for k in range(9)}
    PEERS[cell] |= {9 * (r // 3 * 3 + i) + c // 3 * 3 + j for i in range(3) for j in range(3)}
    PEERS[cell].discard(cell)


def propagate(masks, cell, bit, queue=[]):
    queue.append((cell, bit))
    while queue:
        cell, bit = queue.pop(0)
        if not masks[cell] & bit:
            return False
        masks[cell] = bit
        for p in PEERS[cell]:
            if masks[p] & bit:
                masks[p] &= ~bit
                if not masks[p]:
                    return False
                if masks[p] & (masks[p] - 1) == 0:
                    queue.append((p, masks[p]))
    return True


def search(masks):
    sizes = [(bin(m).count("1"), k) for k, m in enumerate(masks) if m & (m - 1)]
    if not sizes:
        return masks
    _, k = min(sizes)
    for d in range(9):
        if masks[k] >> d & 1:
            copy = masks[:]
            if propagate(copy, k, 1 << d):
                answer = search(copy)
                if answer:
                    return answer
    return None


def solveSudoku(board):
    masks = [511] * 81
    for k in range(81):
        ch = board[k // 9][k % 9]
        if ch != ".":
            propagate(masks, k, 1 << (int(ch) - 1))
    masks = search(masks)
    if masks:
        for k in range(81):
            board[k // 9][k % 9] = str(masks[k].bit_length())
