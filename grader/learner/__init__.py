"""One learner's things: the working folder, attempts, hints, runs on visible inputs."""
