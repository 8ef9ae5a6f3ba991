"""Watch mode: checks the rung whose file was saved, and shows one calm screen."""
