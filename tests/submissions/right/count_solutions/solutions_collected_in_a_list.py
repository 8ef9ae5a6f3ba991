def countSolutions(board, limit):
    digits = [0 if cell == "." else int(cell) for row in board for cell in row]
    found = []

    def allowed(i):
        r, c = divmod(i, 9)
        seen = {digits[9 * r + k] for k in range(9)} | {digits[9 * k + c] for k in range(9)}
        top, left = r - r % 3, c - c % 3
        seen |= {digits[9 * (top + k // 3) + left + k % 3] for k in range(9)}
        return {1, 2, 3, 4, 5, 6, 7, 8, 9} - seen

    def search():
        if len(found) == limit:
            return
        holes = [i for i in range(81) if not digits[i]]
        if not holes:
            found.append(tuple(digits))
            return
        choices = {i: allowed(i) for i in holes}
        best = min(holes, key=lambda i: len(choices[i]))
        for d in choices[best]:
            digits[best] = d
            search()
        digits[best] = 0

    search()
    return len(found)
