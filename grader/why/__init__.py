"""Names the cause and the line of a wrong answer, after the verdict."""
