"""What Heroes says: prompts, options and log lines in the reader's language, from a view only.

Sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`. The facts that go into them are put together
in `tell_prompts`, `tell_options` and `tell_facts`, the names of things in `tell_names`, and what should be known
before a choice in `tell_notes`. A player is called by his Main Hero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.contract import Tell
from gonfalon.games.heroes.printed import SCENARIOS
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.words import Words

from .facts import RECOUNTED, SECRET, TOLD, is_told, named_facts
from .names import capital, dashed, faction_name, player_name, seat_name, seat_names
from .notes import NOTED, begins_combat
from .options import option_facts
from .prompts import prompt_facts

__all__ = ["SECRET", "TOLD"]
"""What others look up here."""


def prompt(words: Words, view: View, seat: int) -> str:
    """What the seat is asked."""
    ask = view.asks[seat]
    return capital(words(f"prompt-{dashed(ask.what)}", **prompt_facts(words, view.state, ask)))


def option(words: Words, view: View, option: Option) -> str:
    """One thing a seat may choose."""
    facts = option_facts(words, view.state, option, asked(view, option))
    return capital(words(f"option-{dashed(option[0])}", **facts))


def fact(words: Words, view: View, fact: Sequence[Any]) -> str:
    """Something that happened, as a line of the log; nothing where another line says it."""
    name, *args = fact
    g: Heroes = view.state
    if not is_told(g, name, args):
        return ""
    facts = named_facts(words, g, TOLD[name], args)
    if name in RECOUNTED:
        facts |= RECOUNTED[name](words, g, args)
    known = "-known" if name in SECRET and len(args) >= len(TOLD[name]) else ""
    return capital(words(f"fact-{dashed(name)}{known}", **facts))


def asked(view: View, option: Option) -> Ask | None:
    """The question an option answers, or would answer if it were offered."""
    asks = list(view.asks.values())
    return next((ask for ask in asks if option in ask.options), asks[0] if asks else None)


# ------------------------------------------------------------------------------ who and how far


def seat(words: Words, view: View, seat: int) -> str:
    """What a side is called: by its Main Hero."""
    return seat_name(words, view.state, seat)


def side(words: Words, mode: str, seat: int) -> str:
    """What a seat is called before the game."""
    return player_name(words, seat)


def trait(words: Words, id: str) -> str:
    """What a Faction is called by which wins are counted."""
    return faction_name(words, id)


def title(words: Words, view: View) -> str:
    """How far the game is."""
    g: Heroes = view.state
    if view.over:
        return words("label-over")
    if not g.round:
        return words("label-setup")
    kind = "resources" if g.round % 2 else "astrologers"
    if g.stage == "combat":
        kind = "combat" if g.combat_round else "deploying"
    last = SCENARIOS[g.scenario].rounds
    return words("label-round", round=g.round, rounds=last, kind=kind, n=g.combat_round)


def outcome(words: Words, view: View) -> str:
    """Who has won, if anybody (HER-END-01, HER-END-12)."""
    won = view.state.winners
    return words("label-won", n=len(won), seats=seat_names(words, view.state, won))


# ------------------------------------------------------------------------------ what is at stake


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this means a combat, or an attack in one."""
    verb, *args = option
    return verb in ("attack", "fight") or (verb == "move" and begins_combat(view.state, *args))


def note(words: Words, view: View, option: Option) -> str:
    """What should be known before an option is chosen; mostly nothing."""
    verb, *args = option
    return NOTED[verb](words, view.state, args, asked(view, option)) if verb in NOTED else ""


TELL: Final = Tell(
    prompt=prompt,
    option=option,
    fact=fact,
    seat=seat,
    side=side,
    title=title,
    note=note,
    is_fight=is_fight,
    outcome=outcome,
    trait=trait,
    told=TOLD,
)
