"""Reports and traces as pages for the browser."""
