"""The problems that exercises pose: one module for each problem, with everything it needs.

A problem is a statement, an entry point, the argument of a call, the check of an answer, and the
makers of hidden cases.
"""
