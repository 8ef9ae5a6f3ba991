def solveSudoku(board):
    filas = []
    columnas = []
    cajas = []
    for i in range(9):
        filas.append(set())
        columnas.append(set())
        cajas.append(set())
    vacias = []
    for f in range(9):
        for c in range(9):
            if board[f][c] == '.':
                vacias.append([f, c])
            else:
                n = int(board[f][c])
                filas[f].add(n)
                columnas[c].add(n)
                cajas[caja(f, c)].add(n)
    resolver(board, vacias, 0, filas, columnas, cajas)


def caja(f, c):
    return (f // 3) * 3 + c // 3


def resolver(board, vacias, k, filas, columnas, cajas):
    if k == len(vacias):
        return True
    f, c = vacias[k]
    for n in range(1, 10):
        if n in filas[f]:
            continue
        if n in columnas[c]:
            continue
        if n in cajas[caja(f, c)]:
            continue
        board[f][c] = str(n)
        filas[f].add(n)
        columnas[c].add(n)
        cajas[caja(f, c)].add(n)
        if resolver(board, vacias, k + 1, filas, columnas, cajas):
            return True
        board[f][c] = '.'
        filas[f].remove(n)
        columnas[c].remove(n)
        cajas[caja(f, c)].remove(n)
    return False
