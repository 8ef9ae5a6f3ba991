"""For developers of the kit, in a clone only: makes rungs, and proves that the kit is complete."""
