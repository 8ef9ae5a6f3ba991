#: says no other cell of the plane is in its

PEERS = []
for cell in range(81):
    r, c = divmod(cell, 9)
    mask = 0
    for k in range(81):
        i, j = divmod(k, 9)
        if k != cell and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)):
            mask |= 1 << k
    PEERS.append(mask)


def peersOf(cells):
    out = 0
    for cell in range(81):
        if cells >> cell & 1:
            out |= PEERS[cell]
    return out


def cellsWithOne(planes):
    once = twice = 0
    for plane in planes:
        twice |= once & plane
        once |= plane
    return once & ~twice


def onlyPlaces(plane):
    out = 0
    for cell in range(81):
        if plane >> cell & 1 and not plane & PEERS[cell]:
            out |= 1 << cell
    return out
