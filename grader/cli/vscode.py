"""The tasks for Visual Studio Code in a learner's folder: check a file, and check on each save.

`grader check --format editor` and `grader watch --format editor` print what the patterns match.
"""

import json

from grader.watch.shown import BEGIN, END

PATTERN = {
    "regexp": r"^(.+?):(\d+):(\d+): (error|warning|info): (.*)$",
    "file": 1,
    "line": 2,
    "column": 3,
    "severity": 4,
    "message": 5,
}
MATCHER = {
    "owner": "grader",
    "source": "grader",
    "fileLocation": ["autoDetect", "${workspaceFolder}"],
    "pattern": PATTERN,
}
TASKS = {
    "version": "2.0.0",
    "tasks": [
        {
            "label": "grader: check this file",
            "type": "process",
            "command": "grader",
            "args": ["check", "${relativeFile}", "--format", "editor"],
            "options": {"cwd": "${workspaceFolder}"},
            "group": {"kind": "test", "isDefault": True},
            "presentation": {"clear": True, "reveal": "always"},
            "problemMatcher": MATCHER,
        },
        {
            "label": "grader: watch",
            "type": "process",
            "command": "grader",
            "args": ["watch", "--format", "editor"],
            "options": {"cwd": "${workspaceFolder}"},
            "isBackground": True,
            "presentation": {"reveal": "silent", "panel": "dedicated"},
            "problemMatcher": {
                **MATCHER,
                "background": {
                    "activeOnStart": False,
                    "beginsPattern": f"^{BEGIN} .+$",
                    "endsPattern": f"^{END} .+$",
                },
            },
        },
    ],
}


def tasks() -> str:
    """Return the text of `.vscode/tasks.json`."""
    return json.dumps(TASKS, indent=2) + "\n"
