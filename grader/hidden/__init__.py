"""The hidden tests: pytest files, the plugin that feeds them, and the boards that they draw."""
