#: verdict Import Error
#: says `solveSudoku` is a list
solveSudoku = [
    "534678912", "672195348", "198342567", "859761423", "426853791",
    "713924856", "961537284", "287419635", "345286179",
]
