class Fertig(Exception):
    pass


def passt(feld, zeile, spalte, ziffer):
    if ziffer in feld[zeile]:
        return False
    for z in range(9):
        if feld[z][spalte] == ziffer:
            return False
    for z in range(zeile // 3 * 3, zeile // 3 * 3 + 3):
        for s in range(spalte // 3 * 3, spalte // 3 * 3 + 3):
            if feld[z][s] == ziffer:
                return False
    return True


def suche(feld):
    for zeile in range(9):
        for spalte in range(9):
            if feld[zeile][spalte] == '.':
                for ziffer in '123456789':
                    if passt(feld, zeile, spalte, ziffer):
                        feld[zeile][spalte] = ziffer
                        suche(feld)
                        feld[zeile][spalte] = '.'
                return
    raise Fertig


def solveSudoku(board):
    try:
        suche(board)
    except Fertig:
        pass
