"""How many points a submission gets: rules, and the file in which a teacher writes them down."""

from grader.points.rules import Award, Rules, plain_rules
from grader.points.rules_file import parse_rules, read_rules, read_text

__all__ = ["Award", "Rules", "parse_rules", "plain_rules", "read_rules", "read_text"]
