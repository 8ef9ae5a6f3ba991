#: example accepted
class Solution:
    masks = [1022] * 81

    def solveSudoku(self, board):
        for k in range(81):
            if board[k // 9][k % 9] != '.':
                self.put(self.masks, k, 1 << int(board[k // 9][k % 9]))
        answer = self.search(self.masks)
        if answer:
            for k in range(81):
                board[k // 9][k % 9] = str(answer[k].bit_length() - 1)

    def put(self, masks, k, bit):
        if masks[k] & bit == 0:
            return False
        masks[k] = bit
        r, c = k // 9, k % 9
        for j in range(9):
            for p in (9 * r + j, 9 * j + c, 9 * (r // 3 * 3 + j // 3) + c // 3 * 3 + j % 3):
                if p != k and masks[p] & bit:
                    masks[p] -= bit
                    if masks[p] == 0:
                        return False
                    if bin(masks[p]).count('1') == 1 and not self.put(masks, p, masks[p]):
                        return False
        return True

    def search(self, masks):
        rest = [k for k in range(81) if masks[k] & (masks[k] - 1)]
        if not rest:
            return masks
        k = min(rest, key=lambda k: bin(masks[k]).count('1'))
        for d in range(1, 10):
            if masks[k] & 1 << d:
                copy = masks.copy()
                if self.put(copy, k, 1 << d):
                    found = self.search(copy)
                    if found:
                        return found
        return None
