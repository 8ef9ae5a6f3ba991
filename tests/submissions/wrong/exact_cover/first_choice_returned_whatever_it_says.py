#: example accepted
def solveSudoku(board):
    X, Y = {}, {}
    for r in range(9):
        for c in range(9):
            for d in '123456789' if board[r][c] == '.' else board[r][c]:
                Y[r, c, d] = (r, c), ('R', r, d), ('C', c, d), ('B', r // 3, c // 3, d)
                for n in Y[r, c, d]:
                    X.setdefault(n, set()).add((r, c, d))

    def select(choice):
        stack = []
        for n in Y[choice]:
            for other in X[n]:
                for m in Y[other]:
                    if m != n:
                        X[m].remove(other)
            stack.append(X.pop(n))
        return stack

    def search(path):
        if not X:
            for r, c, d in path:
                board[r][c] = d
            return True
        n = min(X, key=lambda k: (len(X[k]), str(k)))
        for choice in sorted(X[n]):
            select(choice)
            return search(path + [choice])
        return False

    search([])
