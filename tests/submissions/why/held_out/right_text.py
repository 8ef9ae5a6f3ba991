def conflicts(i):
    return [
        j
        for j in range(81)
        if j != i and (j // 9 == i // 9 or j % 9 == i % 9
                       or (j // 27 == i // 27 and j % 9 // 3 == i % 9 // 3))
    ]


SEES = [conflicts(i) for i in range(81)]


def complete(text):
    i = text.find(".")
    if i < 0:
        return text
    taken = {text[j] for j in SEES[i]}
    for digit in "123456789":
        if digit not in taken:
            answer = complete(text[:i] + digit + text[i + 1:])
            if answer is not None:
                return answer
    return None


def solveSudoku(board):
    answer = complete("".join(map("".join, board)))
    for i in range(9):
        board[i][:] = list(answer[9 * i:9 * i + 9])
