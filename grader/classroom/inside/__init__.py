"""Reads strangers' data in a child process, with imports only from the standard library."""
