"""What reads strangers' data: it runs in a child process, and imports only the standard library."""
