"""Morale Tokens (chapter MRL).

Questions: second_morale (morale_draw, morale_cycle, pass), cycle (discard, done).
"""

from __future__ import annotations

from gonfalon.core import Ask, Option, put
from gonfalon.games.heroes.codes import NEGATIVE, NEUTRAL_MORALE, POSITIVE
from gonfalon.games.heroes.state import Heroes, asked, faction_of


def ignores_morale(g: Heroes, seat: int) -> bool:
    """The Necropolis neither gains nor loses Morale (HER-MRL-11)."""
    return faction_of(g, seat) == "necropolis"


def options(g: Heroes, seat: int) -> list[Option]:
    """What a Positive Token may be spent on between Actions (HER-MRL-04, HER-MRL-05)."""
    if g.morale[seat] != POSITIVE:
        return []
    found: list[Option] = []
    if g.deck[seat] or g.discard[seat]:
        found.append(("morale_draw",))
    if g.hand[seat]:
        found.append(("morale_cycle",))
    return found


async def act(g: Heroes, seat: int, option: Option) -> None:
    """Spend the Token: draw a card, or discard any number of cards and draw as many."""
    spend(g, seat)
    if option[0] == "morale_draw":
        g.draw(seat)
    else:
        await cycle(g, seat, len(g.hand[seat]))


async def cycle(g: Heroes, seat: int, most: int) -> None:
    """Discard up to `most` cards, then draw the same number (HER-MRL-05)."""
    n = 0
    while n < most and g.hand[seat]:
        options: list[Option] = [("done",), *(("discard", card) for card in sorted(set(g.hand[seat])))]
        verb, *args = await Ask(
            seat, "cycle", asked(options), rule="HER-MRL-05", about=(n, most), default=("done",)
        )
        if verb == "done":
            break
        g.lay_off(seat, *args)
        g.tell("discarded", seat, *args)
        n += 1
    g.draw(seat, n)


async def gain_morale(g: Heroes, seat: int) -> None:
    """Take a Positive Token, or lose a Negative one. A player who already has a Positive Token may spend it at
    once to make room for the new one, which is lost otherwise (HER-MRL-01, HER-MRL-02, HER-MRL-03, HER-MRL-08)."""
    if ignores_morale(g, seat):
        return
    if g.morale[seat] == POSITIVE:
        choices: list[Option] = [("pass",), *options(g, seat)]
        option = await Ask(seat, "second_morale", choices, rule="HER-MRL-03", default=("pass",))
        if option[0] == "pass":
            return
        await act(g, seat, option)
    g.morale = put(g.morale, seat, g.morale[seat] + 1)
    g.tell("morale_gained", seat, g.morale[seat])


def lose_morale(g: Heroes, seat: int) -> None:
    """Lose a Positive Token, or take a Negative one; instead of taking a second one, the player discards their
    hand at the end of their next Turn (HER-MRL-07, HER-MRL-09, HER-MRL-10)."""
    if ignores_morale(g, seat):
        return
    if g.morale[seat] == NEGATIVE:
        g.penalty |= 1 << seat
        g.tell("morale_penalty", seat)
        return
    g.morale = put(g.morale, seat, g.morale[seat] - 1)
    g.tell("morale_lost", seat, g.morale[seat])


def spend(g: Heroes, seat: int) -> None:
    """Give the Positive Token back."""
    g.morale = put(g.morale, seat, NEUTRAL_MORALE)
    g.tell("morale_spent", seat)
