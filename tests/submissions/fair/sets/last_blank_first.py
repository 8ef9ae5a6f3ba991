class Solution:
    def solveSudoku(self, board):
        rs = [set() for i in range(9)]
        cs = [set() for i in range(9)]
        bs = [[set() for j in range(3)] for i in range(3)]
        empties = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    empties.append((i, j))
                else:
                    n = int(board[i][j])
                    rs[i].add(n)
                    cs[j].add(n)
                    bs[i // 3][j // 3].add(n)

        def bt():
            if len(empties) == 0:
                return True
            i, j = empties.pop()
            for n in range(9, 0, -1):
                if n in rs[i]: continue
                if n in cs[j]: continue
                if n in bs[i // 3][j // 3]: continue
                rs[i].add(n)
                cs[j].add(n)
                bs[i // 3][j // 3].add(n)
                board[i][j] = str(n)
                if bt():
                    return True
                rs[i].remove(n)
                cs[j].remove(n)
                bs[i // 3][j // 3].remove(n)
            board[i][j] = "."
            empties.append((i, j))
            return False

        bt()
