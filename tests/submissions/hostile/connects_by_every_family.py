"""Tells somebody else about the board, by whatever network there is."""

import socket


class Solution:
    def solveSudoku(self, board):
        for family, kind, address in (
            ("AF_INET", "SOCK_STREAM", ("127.0.0.1", int("@PORT@"))),
            ("AF_INET6", "SOCK_STREAM", ("::ffff:127.0.0.1", int("@PORT@"))),
            ("AF_UNIX", "SOCK_STREAM", "\0@ABSTRACT@"),
            ("AF_INET", "SOCK_DGRAM", ("192.0.2.1", 9)),
            ("AF_NETLINK", "SOCK_RAW", (0, 0)),
            ("AF_PACKET", "SOCK_RAW", ("lo", 0)),
            ("AF_VSOCK", "SOCK_STREAM", (1, 9)),
        ):
            try:
                with socket.socket(getattr(socket, family), getattr(socket, kind)) as connection:
                    connection.settimeout(0.1)
                    connection.connect(address)
                    connection.send(b"hello")
            except (OSError, AttributeError):
                pass
