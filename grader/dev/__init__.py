"""For whoever works on the kit: makes rungs, and proves that the kit is whole.  In a clone only."""
