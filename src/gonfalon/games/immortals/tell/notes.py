"""What should be known before an option is chosen: odds, claims that fail, actions that cannot be carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.immortals.bots.forecast import attack_odds
from gonfalon.games.immortals.codes import EDGES
from gonfalon.games.immortals.rules.actions import RESOURCES, cost_of, ways
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.magic import claims
from gonfalon.games.immortals.state import BLANK, EMPTY, MAGIC, NOBODY, Immortals
from gonfalon.lore.memo import Memo
from gonfalon.lore.phrases import percent
from gonfalon.lore.teller import answered
from gonfalon.lore.words import Words

from .names import cost_name, seat_name


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this means a battle; so does an attack on an unoccupied region
    (IMM-BAT-10, IMM-BAT-18)."""
    return bool(option[0] == "attack")


def is_end(view: View, option: Option) -> bool:
    """Whether choosing this leaves something undone that could still be done."""
    if option[0] in ("done", "end", "skip"):
        return True
    ask = answered(view, option)
    return option[0] in ("pass", "give_up") and ask is not None and len(ask.options) > len(RESOURCES)


def is_sure(view: View, option: Option) -> bool:
    """Whether the last click may choose this: only a card that is laid can be taken back as one likes."""
    return bool(option[0] == "lay")


def asker(g: Immortals, ask: Ask | None) -> int:
    """Who chooses."""
    return ask.seat if ask else g.active


def prospect(g: Immortals, seat: int, space: int, card: int) -> str:
    """What a card on a space would allow now: nothing because it is `blank`, or `unpaid`, or nothing can be done
    with it (`idle`); otherwise the choice is `open`."""
    if card == BLANK:
        return "blank"
    if not g.can_pay(seat, *cost_of(BOARDS[g.tribes[seat]][space], card, "")):
        return "unpaid"
    if card >= MAGIC:
        return found(g, seat, space, card)
    ground = (tuple(g.owner), tuple(g.armies), tuple(g.limbo), g.portals, g.sanctuaries, g.capitals)
    key = (seat, space, card, g.tribes[seat], g.gold[seat], ground)
    return PROSPECTS.get(key, lambda: found(g, seat, space, card))


def found(g: Immortals, seat: int, space: int, card: int) -> str:
    """Whether a card that is paid for would find anything to do."""
    return "open" if len(ways(g, seat, space, card)) > len(RESOURCES) else "idle"


PROSPECTS: Final = Memo[str](1 << 13)
"""What the cards on Army spaces would allow, by all that it depends on: many are asked about while plans are laid,
and meanwhile nothing changes on the board."""


def hindered(words: Words, g: Immortals, seat: int, space: int, card: int) -> str:
    """A card may be planned for what cannot be done or paid for yet: a warning (IMM-PLN-20)."""
    how = prospect(g, seat, space, card)
    return words(f"note-{how}", cost=cost_name(words, g, seat, space, card)) if how in ("unpaid", "idle") else ""


def attack(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> str:
    """The odds, which anybody could work out from public information (IMM-VIS-17)."""
    edge, code = args
    odds = attack_odds(g, edge, code)
    chance = percent(odds.conquest)
    known = "about" if odds.samples and chance.isdecimal() else "exact"
    defended = "no" if g.owner[EDGES[edge][1]] == NOBODY else "yes"
    taken = words("note-conquest", chance=chance, known=known)
    lost = words("note-lost", lost=odds.lost_attack, dealt=odds.lost_defend, defended=defended)
    return f"{taken} · {lost}"


def claim(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> str:
    """A claim that would fail costs all the same (IMM-MAG-21)."""
    (region,) = args
    if claims(g, asker(g, ask), region):
        return ""
    return words("note-claim-fails", holder=seat_name(words, g.card_owner[region]))


def turn_up(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> str:
    (space,), seat = args, asker(g, ask)
    return hindered(words, g, seat, space, g.plan[seat][space])


def done(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> str:
    """How many spaces hold a card."""
    plan = g.plan[asker(g, ask)]
    return words("note-done", n=len(plan) - plan.count(EMPTY), of=len(plan))


def end(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> str:
    """How many armies stay in limbo that could go."""
    return words("note-end", n=sum(g.left))


def pass_turn(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> str:
    """How many cards come back without having been used (IMM-ACT-19)."""
    plan = g.plan[asker(g, ask)]
    unused = len(plan) - plan.count(EMPTY)
    return words("note-pass", n=unused) if unused else ""


NOTED: Final[Mapping[str, Callable[[Words, Immortals, Sequence[int], Ask | None], str]]] = {
    "attack": attack,
    "claim": claim,
    "turn_up": turn_up,
    "done": done,
    "end": end,
    "pass": pass_turn,
}
