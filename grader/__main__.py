"""``python -m grader``: the same as the ``grader`` command."""

import sys

# `python -m` puts the working folder first on the path, so a learner's `json.py` there would run
# in the grader.  Nothing else has been imported yet, by the package's `__init__` either; submodules
# of this package need no path.
if not sys.flags.safe_path:
    del sys.path[0]

from grader.cli.main import main

if __name__ == "__main__":
    main()
