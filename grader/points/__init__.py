"""How many points a submission gets: rules, and the file in which a teacher writes them down."""

from grader.points.rules import Award, Rules, plain_rules
from grader.points.rules_file import read_rules

__all__ = ["Award", "Rules", "plain_rules", "read_rules"]
