"""The worker process that runs a submission, and the levels at which it is isolated."""
