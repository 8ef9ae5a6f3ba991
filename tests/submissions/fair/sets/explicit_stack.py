def solveSudoku(board):
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxs = [set() for _ in range(9)]
    empty = []
    for i in range(9):
        for j in range(9):
            x = board[i][j]
            if x == '.':
                empty.append((i, j))
            else:
                rows[i].add(x)
                cols[j].add(x)
                boxs[i // 3 * 3 + j // 3].add(x)

    # stack of (index in empty, digit put there); `start` is the first digit to try next
    stack = []
    start = 1
    while len(stack) < len(empty):
        i, j = empty[len(stack)]
        b = i // 3 * 3 + j // 3
        for n in range(start, 10):
            x = str(n)
            if x not in rows[i] and x not in cols[j] and x not in boxs[b]:
                rows[i].add(x)
                cols[j].add(x)
                boxs[b].add(x)
                stack.append(x)
                start = 1
                break
        else:
            # dead end: take the last digit back
            x = stack.pop()
            i, j = empty[len(stack)]
            rows[i].remove(x)
            cols[j].remove(x)
            boxs[i // 3 * 3 + j // 3].remove(x)
            start = int(x) + 1

    for (i, j), x in zip(empty, stack):
        board[i][j] = x
