"""What belongs to one learner: the working folder, attempts, hints, runs on visible inputs."""
