def solveSudoku(board: list[list[str]]) -> None:
    raise NotImplementedError("write your solution here, then delete this line")
