"""What happened, as pages play it: the steps of a viewer, how long each takes, and what others did since my turn.

The board is up to date whatever a page plays; steps only show how it came about. They come from a viewer's own
view, so they tell nothing that the log does not. How long bots wait for them depends on what everybody may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from gonfalon.core import Match, View
from gonfalon.games.contract import Step, no_digest, no_moments
from gonfalon.web.seen import parts
from gonfalon.web.seen.voice import Voice, voice_of

Moment = dict[str, Any]
"""A step as a page needs it, or what sums up several."""

CAPTION, CAMERA, ARROW, REST = 200, 300, 350, 500
FIGHT, CARD, RESULT = 900, 600, 1500
TUMBLE, APART, SPREAD = 600, 40, 240
"""How many milliseconds the parts of a step last at the usual speed: dice of one roll start a little `APART`."""

AT_LEISURE, CROWD, OWN_CROWD, LEAST = 6, 3, 10, 250
"""A turn has a budget of time: after its first few facts steps are played faster, twice as fast `CROWD` facts
later, and so on, yet never in less than so many milliseconds. What people have a part in keeps its time longer."""

NOBODY = -1
RECAPPED = 2
"""How many captions sum up a side's turn in a game that has no digest of its own."""


# --------------------------------------------------------------------------- steps


def steps(voice: Voice, view: View, first: int) -> Sequence[Step]:
    """What happened in `view.log[first:]`; of a game without steps, what the log says."""
    if first >= len(view.log):
        return ()
    if voice.draw.steps is no_moments:
        return [*read_aloud(voice, view, first)]
    return voice.draw.steps(voice.words, view, first)


def read_aloud(voice: Voice, view: View, first: int) -> Iterator[Step]:
    """A step for each line of the log."""
    tell, draw = voice.tell, voice.draw
    for n, fact in enumerate(view.log[first:], first):
        text = "" if fact[0] in tell.headings else tell.line(voice.words, view, fact)
        if text:
            faces = tell.faces(fact)
            dice = draw.dice(voice.words, faces) if faces else None
            side = next(iter(draw.sides(view, fact)), NOBODY)
            places = tuple(draw.highlights(view, fact)[:2])
            yield Step(n, text, side, places, (dice,) if dice else (), fight=dice is not None)


def milliseconds(step: Step) -> int:
    """How long a step lasts at the usual speed."""
    rolled = TUMBLE + min(SPREAD, APART * (len(step.dice) - 1)) if step.dice else 0
    shown = CAMERA * bool(step.places) + ARROW * (len(step.places) > 1)
    lasts = CAPTION + max(rolled, shown) + REST + CARD * (step.card is not None)
    return max(FIGHT * step.fight, lasts) + RESULT * bool(step.result)


def hurried(voice: Voice, view: View, step: Step, sides: set[int]) -> int:
    """How long a step lasts in its turn, for people who play some sides: the shorter the more has happened in the
    turn, above all if it is no business of theirs."""
    lasts, turn = milliseconds(step), turn_of(voice, view, step)
    if turn < 0:
        return lasts
    crowd = OWN_CROWD if concerns(step, sides) else CROWD
    pace = 1 + max(0, step.n - turn - AT_LEISURE) / crowd
    return max(LEAST, round(lasts / pace))


def turn_of(voice: Voice, view: View, step: Step) -> int:
    """The heading that a step stands under."""
    return next((n for n in range(step.n, -1, -1) if view.log[n][0] in voice.tell.headings), NOBODY)


def concerns(step: Step, sides: set[int]) -> bool:
    """Whether some sides have a part in a step."""
    return not sides.isdisjoint((step.side, step.foe))


def length(match: Match, first: int, fights: bool, people: Sequence[int]) -> float:
    """How many seconds it takes to play what everybody saw from fact `first` on, or only its fights, to those who
    sit at the table as `people`."""
    voice, view = voice_of(match.game.id, "en"), match.view([])
    played = [step for step in steps(voice, view, first) if step.fight or not fights]
    sides = own_sides(voice, view, people) if played else set()
    return sum(hurried(voice, view, step, sides) for step in played) / 1000


def shown(voice: Voice, view: View, first: int) -> list[Moment]:
    """The steps from fact `first` on that a viewer is shown: their own only if they are part of a fight."""
    mine = own_sides(voice, view, view.seats)
    played = [step for step in steps(voice, view, first) if step.fight or step.side not in mine]
    return [sent(voice, view, step, mine, concerns(step, mine)) for step in played]


def own_sides(voice: Voice, view: View, seats: Iterable[int]) -> set[int]:
    """All sides of some seats: those they bear when the game is over, since during a turn it may be one only."""
    whole = replace(view, over=True)
    return {side for seat in seats for side in voice.draw.bearers(whole, seat)}


def sent(voice: Voice, view: View, step: Step, sides: set[int], mine: bool) -> Moment:
    """A step as a page of some sides needs it; what is empty is left out."""
    turn, lasts = turn_of(voice, view, step), hurried(voice, view, step, sides)
    pace = round(milliseconds(step) / lasts, 1)
    whole = {
        "n": step.n,
        "side": step.side,
        "ms": lasts,
        "pace": pace if pace > 1 else 0,
        "turn": turn,
        "heading": voice.tell.line(voice.words, view, view.log[turn]) if turn >= 0 else "",
        "parts": parts.moment(step, voice.arms([step.side]) if step.side >= 0 else ""),
        "places": list(step.places),
        "floats": [list(each) for each in step.floats],
        "waits": mine and bool(step.result),
        "because": f"{step.because} · " if step.because else "",
        "fight": step.fight,
        "sound": step.sound,
        "mine": mine,
    }
    return {name: part for name, part in whole.items() if part or name in ("n", "side", "turn")}


# -------------------------------------------------------------------------- digest


def since(voice: Voice, view: View) -> int:
    """From which fact on others had their turns since my last one; -1 if it is not my turn, or nobody had any.

    Whose turn it is says the last heading. In a game whose turns have no headings, the last part of it counts."""
    turns = [n for n, fact in enumerate(view.log) if fact[0] == "turn"]
    if not turns:
        parts = [n for n, fact in enumerate(view.log) if fact[0] in voice.tell.headings]
        return parts[-2] if len(parts) > 1 else NOBODY
    mine = own_sides(voice, view, view.seats)
    others = NOBODY
    for number, n in enumerate(reversed(turns)):
        is_mine = not mine.isdisjoint(voice.draw.sides(view, view.log[n]))
        if not is_mine and not number:
            return NOBODY
        if is_mine and others >= 0:
            break
        others = others if is_mine else n
    return others


def digest(voice: Voice, view: View, seats: int) -> Moment:
    """What others did since my last turn: a sentence or two for each, and the steps to watch it again."""
    first = since(voice, view)
    if first < 0:
        return {"since": first, "sides": "", "steps": []}
    mine = own_sides(voice, view, view.seats)
    played = [step for step in steps(voice, view, first) if step.side not in mine]
    told = voice.tell.digest(voice.words, view, first)
    if voice.tell.digest is no_digest:
        told = [*summed_up(played)]
    sides = [(voice.arms([side]), named(voice, view, side, seats), text) for side, text in told]
    return {
        "since": first,
        "sides": parts.digest(sides),
        "steps": [sent(voice, view, step, mine, False) for step in played],
    }


def summed_up(played: Sequence[Step]) -> Iterator[tuple[int, str]]:
    for side in dict.fromkeys(step.side for step in played if step.side >= 0):
        yield side, " ".join([step.text for step in played if step.side == side][-RECAPPED:])


def named(voice: Voice, view: View, side: int, seats: int) -> str:
    """What a side is called: as the seat that plays it."""
    return next((voice.seat(view, seat) for seat in range(seats) if side in own_sides(voice, view, [seat])), "")
