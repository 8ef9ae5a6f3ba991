"""The worker process that runs a submission, and its levels of isolation."""
