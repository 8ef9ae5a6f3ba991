from typing import List


def solveSudoku(board: List[List[str]]) -> None:
    Solution().solveSudoku(board)


class Solution:
    @classmethod
    def solveSudoku(cls, board: List[List[str]]) -> None:
        """DFS over strings of candidates"""
        grid = [ch if ch != "." else "123456789" for row in board for ch in row]
        for i, ch in enumerate(sum(board, [])):
            if ch != ".":
                cls.strike(grid, i, ch)
        grid = cls.dfs(grid, [i for i in range(81) if board[i // 9][i % 9] == "."])
        for i in range(81):
            board[i // 9][i % 9] = grid[i]

    @classmethod
    def strike(cls, grid, i, ch):
        for j in cls.neighbours[i]:
            if ch in grid[j]:
                grid[j] = grid[j].replace(ch, "")
                if not grid[j]:
                    return False
        return True

    @classmethod
    def dfs(cls, grid, open_cells):
        if not open_cells:
            return grid
        i = min(open_cells, key=lambda k: len(grid[k]))
        rest = [k for k in open_cells if k != i]
        for ch in grid[i]:
            copy = grid[:]
            copy[i] = ch
            if cls.strike(copy, i, ch):
                done = cls.dfs(copy, rest)
                if done:
                    return done
        return None

    neighbours = [
        [j for j in range(81) if j != i and (
            i // 9 == j // 9 or i % 9 == j % 9 or (i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3))]
        for i in range(81)
    ]
