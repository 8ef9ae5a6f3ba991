from collections import defaultdict


def solveSudoku(board):
    size = len(board)
    root = round(size ** 0.5)
    alphabet = [str(i) if i < 10 else chr(i + 55) for i in range(1, size + 1)]
    seen = defaultdict(set)
    todo = []
    for r, line in enumerate(board):
        for c, cell in enumerate(line):
            keys = ("r", r), ("c", c), ("b", r // root * 3 + c // root)
            if cell == ".":
                todo.append((r, c, keys))
            else:
                for key in keys:
                    seen[key].add(cell)

    def place(todo_from):
        if todo_from == len(todo):
            return True
        r, c, keys = todo[todo_from]
        for s in alphabet:
            if any(s in seen[key] for key in keys):
                continue
            board[r][c] = s
            for key in keys:
                seen[key].add(s)
            if place(todo_from + 1):
                return True
            for key in keys:
                seen[key].discard(s)
        board[r][c] = "."
        return False

    place(0)
