class Solution:
    def solveSudoku(self, board):
        """Every choice is an integer of 324 bits with four ones."""
        choices = {}
        for r in range(9):
            for c in range(9):
                for d in '123456789':
                    n = int(d) - 1
                    b = r // 3 * 3 + c // 3
                    choices[r, c, d] = (1 << 9 * r + c | 1 << 81 + 9 * r + n
                                        | 1 << 162 + 9 * c + n | 1 << 243 + 9 * b + n)
        todo = (1 << 324) - 1
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    todo &= ~choices[r, c, board[r][c]]
        rows = [(m, name) for name, m in choices.items() if m & todo == m]
        answer = self.cover(todo, rows)
        for r, c, d in answer or []:
            board[r][c] = d

    def cover(self, todo, rows):
        if todo == 0:
            return []
        # needs with none, one, two choices, counted for all bits together
        one = two = three = 0
        for m, _ in rows:
            three |= two & m
            two |= one & m
            one |= m
        if one != todo:
            return None
        least = one & ~two or two & ~three or todo
        need = least & -least
        for m, name in rows:
            if m & need:
                rest = self.cover(todo ^ m, [x for x in rows if not x[0] & m])
                if rest is not None:
                    rest.append(name)
                    return rest
        return None
