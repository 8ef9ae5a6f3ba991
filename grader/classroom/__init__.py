"""Many submissions: finding, judging on many processes or machines, gradebook and reports."""
