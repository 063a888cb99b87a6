"""What the small games of these tests share."""

from collections.abc import Sequence

from gonfalon.core import Kind

SEAT = Kind("seat", ("blue", "red", "green", "yellow"))


def places(scores: Sequence[int]) -> tuple[int, ...]:
    """Each seat's place: 1 and one more for everybody with a higher score."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
