"""Asks a worker one case, applies limits and rules, and says what came of it."""
