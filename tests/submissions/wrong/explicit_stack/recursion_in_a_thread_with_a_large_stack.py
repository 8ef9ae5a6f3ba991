#: verdict Runtime Error
#: says recursion: `go` calls itself
import sys
import threading

threading.stack_size(64 * 1024 * 1024)
sys.setrecursionlimit(100000)


def solveSudoku(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

    def free(r, c):
        seen = set(board[r]) | {row[c] for row in board}
        for i in range(r // 3 * 3, r // 3 * 3 + 3):
            seen |= set(board[i][c // 3 * 3 : c // 3 * 3 + 3])
        return [d for d in "123456789" if d not in seen]

    def go(k):
        if k == len(blanks):
            return True
        r, c = blanks[k]
        for d in free(r, c):
            board[r][c] = d
            if go(k + 1):
                return True
            board[r][c] = "."
        return False

    thread = threading.Thread(target=go, args=(0,))
    thread.start()
    thread.join()
