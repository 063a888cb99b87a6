"""What somebody is asked: the facts that go into `prompt-` sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.nerath.codes import loss_of
from gonfalon.games.nerath.rules.sides import battles
from gonfalon.games.nerath.state import Nerath
from gonfalon.lore.phrases import listed
from gonfalon.lore.teller import Facts
from gonfalon.lore.words import Words

from .names import counted, realm_name, realm_names
from .notes import lost_in_reposition, lost_in_retreat

WINDOW: Final = ("realm", "space", "whom", "n", "event")
ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "recruit": ("realm", "gold"),
    "lose": ("space", "n"),
    "lose_dice": ("space", "n"),
    "agree": ("space",),
    "card_hero": ("realm", "card", "space"),
    "card_ransom": ("realm", "card", "space", "type", "gold"),
    "card_save_ship": ("realm", "card", "gold"),
    "card_scry": ("realm", "card", "event"),
    "card_stand": ("realm", "card", "whom", "gold"),
}
OF_CARDS: Final = ("realm", "card", "n")
"""What the other questions of cards mention."""


def about(ask: Ask) -> Sequence[str]:
    """The arguments of a question; for most, the realm that is asked and a space."""
    if ask.window:
        return WINDOW
    return ABOUT.get(ask.what, OF_CARDS if ask.what.startswith("card_") else ("realm", "space"))


def _asked_move(words: Words, g: Nerath, ask: Ask) -> Facts:
    return {"n": battles(g).bit_count()}


def _asked_reposition(words: Words, g: Nerath, ask: Ask) -> Facts:
    return {"leave": "no" if ("end",) in ask.options else "yes", "lost": lost_in_reposition(words, g)}


def _asked_withdraw(words: Words, g: Nerath, ask: Ask) -> Facts:
    return {"lost": lost_in_retreat(words, g, ask.about[1])}


def _asked_lose(words: Words, g: Nerath, ask: Ask) -> Facts:
    owners = {loss_of(option[1])[0] for option in ask.options if option[0] == "lose"}
    return {"realms": realm_names(words, sorted(owners))}


def _asked_agree(words: Words, g: Nerath, ask: Ask) -> Facts:
    hits = Counter(loss_of(code)[:2] for code in ask.about[1:])
    losses = listed(words, (owned(words, *hit, n) for hit, n in hits.items()))
    return {"realm": realm_name(words, g.seat_of.index(ask.seat)), "losses": losses}


def owned(words: Words, realm: int, type_: int, n: int) -> str:
    """Pieces and their owner."""
    return words("label-owned", pieces=counted(words, type_, n), realm=realm_name(words, realm))


ASKED: Final[Mapping[str, Callable[[Words, Nerath, Ask], Facts]]] = {
    "move": _asked_move,
    "reposition": _asked_reposition,
    "withdraw": _asked_withdraw,
    "lose": _asked_lose,
    "agree": _asked_agree,
}
