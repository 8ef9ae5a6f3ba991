# Homework 6, sudoku

def find_candidates(board, r, c):
    cand = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
    for k in range(0, 9):
        if board[r][k] in cand:
            cand.remove(board[r][k])
    for k in range(0, 9):
        if board[k][c] in cand:
            cand.remove(board[k][c])
    br = (r // 3) * 3
    bc = (c // 3) * 3
    for y in range(br, br + 3):
        for x in range(bc, bc + 3):
            if board[y][x] in cand:
                cand.remove(board[y][x])
    return cand

def solve(board):
    # look for a free cell
    row = -1
    col = -1
    for r in range(0, 9):
        for c in range(0, 9):
            if board[r][c] == '.' and row == -1:
                row = r
                col = c
    if row == -1:
        return True # nothing is free any more
    cand = find_candidates(board, row, col)
    for number in cand:
        board[row][col] = number
        worked = solve(board)
        if worked == True:
            return True
    board[row][col] = '.'
    return False

def solveSudoku(board):
    solve(board)
