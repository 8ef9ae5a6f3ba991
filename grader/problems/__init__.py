"""The problems that exercises pose: one module a problem, which holds all that makes it.

A problem is a statement, an entry point, the argument of a call, the check of an answer, and the
makers of hidden cases.
"""
