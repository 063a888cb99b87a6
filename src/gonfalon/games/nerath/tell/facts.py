"""What has happened: the facts that go into `fact-` sentences, the lines of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gonfalon.games.nerath.state import Nerath
from gonfalon.lore.teller import Facts
from gonfalon.lore.words import Words

from .names import counted

# The kinds of the arguments of each fact, for those who know all of it. A kind in REST takes all that follow.
TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "barred": ("realm", "space"),
    "battle": ("realm", "space"),
    "becalmed": ("realm", "space"),
    "bottomed": ("realm", "event"),
    "buried": ("realm", "treasure"),
    "cancelled": ("realm", "event"),
    "capped": ("n",),
    "castle_down": ("realm", "space"),
    "conquered": ("realm", "space", "n"),
    "converted": ("realm", "type", "n", "space"),
    "debarked": ("realm", "type", "n", "from", "space"),
    "destroyed": ("realm", "type", "n", "space"),
    "discarded": ("realm", "event"),
    "drew": ("realm", "event"),
    "embarked": ("realm", "type", "n", "from", "space"),
    "event": ("realm", "event"),
    "faster": ("realm", "type", "n", "space", "more"),
    "first_strike": ("realm", "type", "n"),
    "found": ("realm", "treasure"),
    "gained": ("realm", "gold"),
    "guardians": ("space", "tokens"),
    "guardians_hit": ("space", "n"),
    "ignored": ("realm", "n"),
    "income": ("realm", "gold"),
    "liberated": ("realm", "space", "whom"),
    "looked": ("realm", "whom", "events"),
    "lost": ("realm", "type", "n", "space"),
    "moved": ("realm", "type", "n", "from", "space"),
    "paid": ("realm", "gold"),
    "paid_to": ("realm", "whom", "gold"),
    "peeked": ("realm", "space", "tokens"),
    "placed": ("realm", "type", "n", "space"),
    "plundered": ("realm", "space"),
    "put_under": ("realm",),
    "ran_amok": ("realm", "from", "space"),
    "recovered": ("realm", "event"),
    "recruited": ("realm", "type", "n", "space", "gold"),
    "renewed": ("realm", "type", "space"),
    "repelled": ("realm", "space"),
    "rerolled": ("realm", "was", "faces"),
    "rescued": ("realm", "type", "n", "space"),
    "restocked": ("space",),
    "retreated": ("realm", "space"),
    "reward": ("realm", "gold"),
    "riding": ("realm", "type", "n", "space"),
    "rolled": ("realm", "phase", "faces"),
    "round": ("n",),
    "scried": ("realm", "event"),
    "shielded": ("realm", "n"),
    "silenced": ("realm", "type", "n", "space"),
    "stole": ("realm", "whom", "gold"),
    "transferred": ("realm", "type", "n", "from", "space"),
    "treasure": ("realm", "treasure", "n"),
    "turn": ("realm", "n"),
    "withdrew": ("realm", "type", "n", "from", "space"),
    "won": ("realms",),
    "won_sea": ("realm", "space"),
}
FIGHTS: Final = (frozenset({"battle"}), frozenset({"conquered", "liberated", "plundered", "repelled", "won_sea"}))
"""The facts that begin a fight, and those after which it is over."""
SECRET: Final = ("bottomed", "buried", "drew", "found", "looked", "peeked", "scried")
"""Of these not everybody knows the last part: `fact-drew`, and `fact-drew-known`."""
REST: Final = ("events", "faces", "realms", "tokens")


def pieces_together(words: Words, g: Nerath, kinds: Sequence[str], values: Sequence[Any]) -> Facts:
    """What several arguments make together: `3 Footsoldiers`, and how many realms there are."""
    facts: Facts = {}
    if "type" in kinds:
        n = values[kinds.index("n")] if "n" in kinds else 1
        facts["pieces"] = counted(words, values[kinds.index("type")], n)
    if "realms" in kinds:
        facts["n"] = len(values)
    return facts
