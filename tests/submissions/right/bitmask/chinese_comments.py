from typing import List


class Solution:
    """回溯 + 位运算 —— 每次选择候选数最少的空格"""

    def solveSudoku(self, board: List[List[str]]) -> None:
        行 = [0] * 9
        列 = [0] * 9
        宫 = [0] * 9
        空格 = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    空格.append((i, j))  # 待填
                else:
                    位 = 1 << (int(board[i][j]) - 1)
                    行[i] |= 位
                    列[j] |= 位
                    宫[i // 3 * 3 + j // 3] |= 位

        def 回溯(剩余):
            if not 剩余:
                return True
            # 选择约束最多的空格
            i, j = max(剩余, key=lambda p: (行[p[0]] | 列[p[1]] | 宫[p[0] // 3 * 3 + p[1] // 3]).bit_count())
            k = i // 3 * 3 + j // 3
            可用 = 511 & ~(行[i] | 列[j] | 宫[k])
            while 可用:
                位 = 可用 & -可用
                可用 &= 可用 - 1
                行[i] ^= 位
                列[j] ^= 位
                宫[k] ^= 位
                if 回溯([p for p in 剩余 if p != (i, j)]):
                    board[i][j] = str(位.bit_length())
                    return True
                行[i] ^= 位
                列[j] ^= 位
                宫[k] ^= 位
            return False

        回溯(空格)
