 1 class Solution:
 2     def solveSudoku(self, board):
 3         rows = [set(row) for row in board]
 4         cols = [set(col) for col in zip(*board)]
 5         boxes = [set(board[i + k // 3][j + k % 3] for k in range(9)) for i in (0, 3, 6) for j in (0, 3, 6)]
 6         blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
 7 
 8         def fill(k):
 9             if k == len(blanks):
10                 return True
11             r, c = blanks[k]
12             units = rows[r], cols[c], boxes[r // 3 * 3 + c // 3]
13             for d in "123456789":
14                 if not any(d in unit for unit in units):
15                     board[r][c] = d
16                     for unit in units:
17                         unit.add(d)
18                     if fill(k + 1):
19                         return True
20                     for unit in units:
21                         unit.remove(d)
22             board[r][c] = "."
23             return False
24 
25         fill(0)
