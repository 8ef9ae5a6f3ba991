# Approach 1: check everything (too slow, and forgets the boxes)
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    for d in '123456789':
                        if d not in board[r] and all(board[i][c] != d for i in range(9)):
                            board[r][c] = d
                            if self.solveSudoku(board):
                                return True
                            board[r][c] = '.'
                    return False
        return True


# Approach 2: sets
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row = [set() for _ in range(9)]
        col = [set() for _ in range(9)]
        box = [set() for _ in range(9)]
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    row[r].add(board[r][c])
                    col[c].add(board[r][c])
                    box[r//3*3 + c//3].add(board[r][c])
                else:
                    blanks.append((r, c))

        def go(k):
            if k < 0:
                return True
            r, c = blanks[k]
            b = r//3*3 + c//3
            for d in '123456789':
                if d not in row[r] and d not in col[c] and d not in box[b]:
                    row[r].add(d); col[c].add(d); box[b].add(d)
                    if go(k-1):
                        board[r][c] = d
                        return True
                    row[r].remove(d); col[c].remove(d); box[b].remove(d)
            return False

        # most constrained first: fill the blanks of crowded rows and boxes before the others
        blanks.sort(key=lambda rc: len(row[rc[0]] | col[rc[1]] | box[rc[0]//3*3 + rc[1]//3]))
        go(len(blanks) - 1)


# Approach 3: fewest candidates
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row, col, box = [511]*9, [511]*9, [511]*9
        blanks = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    blanks.add((r, c))
                else:
                    m = 1 << int(board[r][c]) - 1
                    row[r] ^= m; col[c] ^= m; box[r//3*3 + c//3] ^= m

        def go():
            if not blanks:
                return True
            r, c = min(blanks, key=lambda p: (row[p[0]] & col[p[1]] & box[p[0]//3*3 + p[1]//3]).bit_count())
            b = r//3*3 + c//3
            blanks.remove((r, c))
            for d in range(9):
                m = 1 << d
                if row[r] & col[c] & box[b] & m:
                    row[r] ^= m; col[c] ^= m; box[b] ^= m
                    if go():
                        board[r][c] = '123456789'[d]
                        return True
                    row[r] ^= m; col[c] ^= m; box[b] ^= m
            blanks.add((r, c))
            return False

        go()
