from collections import defaultdict


def solveSudoku(board):
    def columns(k):
        row, col, digit = k // 81, k // 9 % 9, k % 9
        return (row * 9 + col, 81 + row * 9 + digit, 162 + col * 9 + digit,
                243 + (row // 3 * 3 + col // 3) * 9 + digit)

    table = defaultdict(set)
    for k in range(729):
        cell = board[k // 81][k // 9 % 9]
        if cell == "." or int(cell) == k % 9 + 1:
            for column in columns(k):
                table[column].add(k)

    def select(k):
        popped = []
        for column in columns(k):
            for other in table[column]:
                for x in columns(other):
                    if x != column:
                        table[x].discard(other)
            popped.append(table.pop(column))
        return popped

    def deselect(k, popped):
        for column in reversed(columns(k)):
            table[column] = popped.pop()
            for other in table[column]:
                for x in columns(other):
                    if x != column:
                        table[x].add(other)

    def solve():
        if not table:
            return []
        column = min(table, key=lambda c: len(table[c]))
        for k in list(table[column]):
            popped = select(k)
            rest = solve()
            if rest is not None:
                rest.append(k)
                return rest
            deselect(k, popped)
        return None

    for k in solve():
        board[k // 9 % 9][k // 81] = str(k % 9 + 1)
