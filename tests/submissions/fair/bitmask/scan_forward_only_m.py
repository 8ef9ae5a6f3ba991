def solveSudoku(board):
    grille = [[0 if s == "." else 1 << int(s) for s in ligne] for ligne in board]
    lignes = [sum(l) for l in grille]
    colonnes = [sum(c) for c in zip(*grille)]
    carres = [sum(grille[3 * a + i][3 * b + j] for i in range(3) for j in range(3))
              for a in range(3) for b in range(3)]

    def remplir(n):
        while n < 81 and grille[n // 9][n % 9]:
            n += 1
        if n == 81:
            return True
        i, j = n // 9, n % 9
        q = i // 3 * 3 + j // 3
        pris = lignes[i] | colonnes[j] | carres[q]
        for chiffre in range(1, 10):
            bit = 1 << chiffre
            if pris & bit == 0:
                grille[i][j] = bit
                lignes[i] += bit
                colonnes[j] += bit
                carres[q] += bit
                if remplir(n + 1):
                    return True
                lignes[i] -= bit
                colonnes[j] -= bit
                carres[q] -= bit
        grille[i][j] = 0
        return False

    remplir(0)
    for i in range(9):
        for j in range(9):
            board[i][j] = str(grille[i][j].bit_length() - 1)
