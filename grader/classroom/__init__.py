"""Many submissions: found, judged by many processes or machines, kept in a gradebook, reported."""
