# -*- coding: latin-1 -*-
# Résolution du sudoku par retour arrière, à partir de la case la plus contrainte
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        ligne = [set() for _ in range(9)]
        colonne = [set() for _ in range(9)]
        carre = [set() for _ in range(9)]
        vides = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    vides.append((i, j))
                else:
                    ligne[i].add(board[i][j])
                    colonne[j].add(board[i][j])
                    carre[i // 3 * 3 + j // 3].add(board[i][j])

        def possibles(cell):
            i, j = cell
            return ALL.difference(ligne[i], colonne[j], carre[i // 3 * 3 + j // 3])

        def dfs():
            if not vides:
                return True
            cell = min(vides, key=lambda s: len(possibles(s)))
            vides.remove(cell)
            i, j = cell
            for d in possibles(cell):
                board[i][j] = d
                ligne[i].add(d)
                colonne[j].add(d)
                carre[i // 3 * 3 + j // 3].add(d)
                if dfs():
                    return True
                ligne[i].remove(d)
                colonne[j].remove(d)
                carre[i // 3 * 3 + j // 3].remove(d)
            board[i][j] = "."
            vides.append(cell)
            return False

        ALL = set("123456789")
        dfs()
