class Solution:
	def solveSudoku(self, board: List[List[str]]) -> None:
		self.rows = [[0] * 10 for _ in range(9)]
		self.cols = [[0] * 10 for _ in range(9)]
		self.squares = [[0] * 10 for _ in range(9)]
		todo = []
		for i in range(9):
			for j in range(9):
				if board[i][j] == '.':
					todo.append((i, j))
				else:
					self.set(i, j, int(board[i][j]), 1)
		self.solve(board, todo, 0)

	def set(self, i, j, n, value):
		self.rows[i][n] = value
		self.cols[j][n] = value
		self.squares[(i // 3) * 3 + j // 3][n] = value

	def solve(self, board, todo, k):
		if k == len(todo):
			return True
		i, j = todo[k]
		row, col, square = self.rows[i], self.cols[j], self.squares[(i // 3) * 3 + j // 3]
		for n in range(1, 10):
			if not (row[n] or col[n] or square[n]):
				board[i][j] = str(n)
				self.set(i, j, n, 1)
				if self.solve(board, todo, k + 1):
					return True
				self.set(i, j, n, 0)
		board[i][j] = '.'
		return False
