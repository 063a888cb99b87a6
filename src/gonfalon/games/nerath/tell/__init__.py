"""What Nerath says: prompts, options and log lines in the reader's language, from a view only.

Sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`; here are the facts that go into them. What an
argument of an option or a fact is, is named by its kind, and each kind has one function in NAMED. A seat may run
two realms, so that every sentence names the realm that acts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.contract import Tell
from gonfalon.games.nerath.bots.forecast import Forecast, after, forecast
from gonfalon.games.nerath.codes import VERBS, band_of, boarder_of, launch_of, loss_of, lot_of, ship_of
from gonfalon.games.nerath.printed import EVENTS, GUARDIANS, PIECE_ID, PIECES, REALM_ID, REALMS, SPACES, TREASURES
from gonfalon.games.nerath.printed.cards import Effect
from gonfalon.games.nerath.printed.regions import DUNGEON_AT, LAND, NOBODY
from gonfalon.games.nerath.rules.cards.reading import RELIC
from gonfalon.games.nerath.rules.conquest import worth
from gonfalon.games.nerath.rules.dungeon import PER_TOKEN, guarded
from gonfalon.games.nerath.rules.laying import seating_of
from gonfalon.games.nerath.rules.ranks import toughness
from gonfalon.games.nerath.rules.reinforce import AFLOAT, price, total
from gonfalon.games.nerath.rules.reposition import astray, way_out
from gonfalon.games.nerath.rules.retreat import left_ashore, stranded
from gonfalon.games.nerath.rules.scoring import measure, sides
from gonfalon.games.nerath.rules.sides import battles
from gonfalon.games.nerath.state import CASTLE, KIND, WARSHIP, Nerath, load_of
from gonfalon.lore.content import Printed
from gonfalon.lore.words import Words

Facts = dict[str, Any]
MOVES: Final = ("move", "march", "debark")
NONE: Final = "none"
"""What a sentence is told where there is nothing to name."""

# What the facts of a question are; those of most are the realm that is asked and a space.
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
CARD: Final = ("realm", "card", "n")
"""What the other questions of cards mention."""

# What is told of each thing that happens, to those who know all of it. What is in REST takes all that follows.
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
SECRET: Final = ("bottomed", "buried", "drew", "found", "looked", "peeked", "scried")
"""Of these not everybody knows the last part: `fact-drew`, and `fact-drew-known`."""
REST: Final = ("events", "faces", "realms", "tokens")
PHASES: Final = ("first-strike", "volley", "card")


# ------------------------------------------------------------------- the three


def prompt(words: Words, view: View, seat: int) -> str:
    """What the seat is asked."""
    ask, g = view.asks[seat], view.state
    facts = named(words, kinds_of(ask), ask.about)
    if ask.what in ASKED:
        facts |= ASKED[ask.what](words, g, ask)
    return words(f"prompt-{dashed(ask.what)}", **facts)


def option(words: Words, view: View, option: Option) -> str:
    """One thing a seat may choose."""
    verb, *args = option
    ask = asked(view, option)
    facts: Facts = {"what": ask.what if ask else ""}
    if verb in CHOSEN:
        facts |= CHOSEN[verb](words, view.state, args, ask)
    else:
        facts |= named(words, [kind.id for kind in VERBS.table[verb]], args)
    return words(f"option-{dashed(verb)}", **facts)


def fact(words: Words, view: View, fact: Sequence[Any]) -> str:
    """Something that happened, as a line of the log."""
    name, *args = fact
    facts = named(words, TOLD[name], args)
    known = "-known" if name in SECRET and len(args) >= len(TOLD[name]) else ""
    return capital(words(f"fact-{dashed(name)}{known}", **facts))


def seat(words: Words, view: View, seat: int) -> str:
    """What a side is called: the realm it plays, or both."""
    return realm_names(words, [realm for realm in range(len(REALMS)) if view.state.seat_of[realm] == seat])


def side(words: Words, mode: str, seat: int) -> str:
    """What a seat is called before the game."""
    return realm_names(words, [REALM_ID[realm] for realm in seating_of(mode).seats[seat]])


def title(words: Words, view: View) -> str:
    """How far the game is."""
    g: Nerath = view.state
    if view.over:
        return words("label-over")
    return words("label-turn", round=g.round, realm=realm_name(words, g.active))


def outcome(words: Words, view: View) -> str:
    """How the game has ended: with a victory, or with who is ahead when it has lasted too long."""
    g: Nerath = view.state
    if g.winners:
        return words("fact-won", realms=realm_names(words, g.winners), n=len(g.winners))
    best = max(measure(g, side) for side in sides(g))
    ahead = [realm for side in sides(g) if measure(g, side) == best for realm in side]
    return words("label-ahead", realms=realm_names(words, ahead), n=len(ahead))


# ----------------------------------------------------------------- what is at stake


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this means a battle against somebody."""
    if option[0] in ("battle", "press"):
        return True
    g: Nerath = view.state
    return is_advance(view, option) and bool(1 << goal_of(option) & (g.enemy_presence(g.active) | guarded(g)))


def note(words: Words, view: View, option: Option) -> str:
    """The odds of an attack, or of a battle from here."""
    g: Nerath = view.state
    if option[0] == "press":
        return odds(words, g, g.fighting)
    if option[0] == "battle":
        return odds(words, g, option[1])
    if is_advance(view, option) and battle_ground(g) >> goal_of(option) & 1:
        return odds(words, after(g, option), goal_of(option))
    return ""


def is_advance(view: View, option: Option) -> bool:
    """Whether pieces go somewhere in a step in which they may attack."""
    ask = asked(view, option)
    return option[0] in MOVES and ask is not None and ask.what in ("move", "landing")


def goal_of(option: Option) -> int:
    """Where the pieces of an option go."""
    goal: int = boarder_of(option[2])[0] if option[0] == "debark" else option[2]
    return goal


def battle_ground(g: Nerath) -> int:
    """The spaces where the active realm would have to fight, or would conquer (NER-MOV-06)."""
    return g.enemy_presence(g.active) | guarded(g) | LAND & ~g.friendly_land(g.active)


def odds(words: Words, g: Nerath, space: int) -> str:
    """The odds of the battle in a space, and the points it is about."""
    found = forecast(g, space)
    said = [words("note-undefended")] if found is None else list(promises(words, found))
    points = worth(g, g.active, space) if LAND >> space & 1 else 0
    return " · ".join([*said, words("note-points", n=points)] if points else said)


def promises(words: Words, found: Forecast) -> Iterable[str]:
    """A forecast in words: the chance to win, and the price on both sides."""
    yield words("note-wins" if found.exact else "note-wins-about", chance=percent(found.win))
    yield words("note-losses", lost=round(found.lost), dealt=round(found.dealt))


def lost_in_retreat(words: Words, g: Nerath, space: int) -> str:
    """The pieces that a retreat would cost for want of a place: a warning before it is chosen (NER-RET-13)."""
    lost = [counted(words, type_, n) for type_, n in stranded(g, space)]
    n, of = left_ashore(g, space)
    if n:
        lost.append(counted(words, of[0][0], n) if len(of) == 1 else words("label-land-pieces", n=n))
    return listed(words, lost) if lost else NONE


def lost_in_reposition(words: Words, g: Nerath) -> str:
    """The pieces that would be lost if the step were closed now: a warning before it is (NER-DIG-03). Heroes who
    can leave their dungeon are not named: they must."""
    lost = [
        words("label-at", pieces=counted(words, type_, n), space=space_name(words, space))
        for space, type_, n in astray(g)
        if not way_out(g, space)
    ]
    return listed(words, lost) if lost else NONE


def percent(chance: float) -> str:
    """A chance as a whole number, which is 0 or 100 only if it is sure."""
    shown = round(100 * chance)
    if shown == 0 and chance > 0:
        return "< 1"
    return "> 99" if shown == 100 and chance < 1 - 1e-9 else str(shown)


# ------------------------------------------------------------- names of things


def dashed(name: str) -> str:
    return name.replace("_", "-")


def printed(words: Words, thing: Printed, what: str) -> str:
    """A printed text in the reader's language."""
    return thing.text(what, words.lang)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(words: Words, names: Iterable[str]) -> str:
    """Names in a row: `a, b and c`."""
    *first, last = names
    return words("draw-and", first=", ".join(first), last=last) if first else last


def realm_name(words: Words, realm: int) -> str:
    """A realm by its short name."""
    return printed(words, REALMS[realm], "short") if realm != NOBODY else NONE


def realm_names(words: Words, realms: Iterable[int]) -> str:
    return listed(words, (realm_name(words, realm) for realm in realms))


def space_name(words: Words, space: int) -> str:
    return printed(words, SPACES[space], "name") if space != NOBODY else NONE


def piece_name(words: Words, type_: int) -> str:
    """A piece by its kind: `Dragon`."""
    return printed(words, PIECES[KIND[type_]], "name")


def counted(words: Words, type_: int, n: int) -> str:
    """So many pieces of a type: `3 Footsoldiers`, `1 Warship carrying 1 Fighter`."""
    said = words(f"draw-n-{dashed(PIECES[KIND[type_]].id)}", n=n)
    load = load_of(type_) if type_ >= WARSHIP else ()
    return words("draw-carrying", ship=said, load=army_name(words, Counter(load).items())) if load else said


def army_name(words: Words, army: Iterable[tuple[int, int]]) -> str:
    """Pieces in a row: `2 Footsoldiers and 1 Dragon`."""
    return listed(words, [counted(words, type_, n) for type_, n in army])


def event_name(words: Words, event: int) -> str:
    return printed(words, EVENTS[event], "name") if event != NOBODY else NONE


def treasure_name(words: Words, treasure: int) -> str:
    return printed(words, TREASURES[treasure], "name")


def card_name(words: Words, card: int) -> str:
    """An Event or a Treasure card, as questions number them."""
    return event_name(words, card) if card < RELIC else treasure_name(words, card - RELIC)


def guardian_name(words: Words, token: int) -> str:
    return printed(words, GUARDIANS[token], "name")


def dice_name(words: Words, faces: Iterable[int]) -> str:
    """Dice that were rolled, by their sides: `4 6 (d6) · 2 (d8)`."""
    by_sides: dict[int, list[str]] = {}
    for face in faces:
        by_sides.setdefault(face // 32, []).append(str(face % 32))
    dice = sorted(by_sides.items())
    return " · ".join(words("label-dice", sides=sides, values=" ".join(values)) for sides, values in dice)


NAMED: Final[Mapping[str, Callable[[Words, Any], Any]]] = {
    "realm": realm_name,
    "whom": realm_name,
    "realms": realm_names,
    "space": space_name,
    "from": space_name,
    "type": piece_name,
    "piece": piece_name,
    "event": event_name,
    "events": lambda words, events: listed(words, (event_name(words, event) for event in events)),
    "treasure": treasure_name,
    "card": card_name,
    "guardian": guardian_name,
    "tokens": lambda words, tokens: listed(words, (guardian_name(words, token) for token in tokens)),
    "faces": dice_name,
    "was": lambda words, face: face % 32,
    "phase": lambda words, phase: PHASES[phase],
    "n": lambda words, n: n,
    "more": lambda words, n: n,
    "gold": lambda words, n: n,
}


def named(words: Words, kinds: Sequence[str], values: Sequence[Any]) -> Facts:
    """Facts by kind, and so many pieces of a type together."""
    facts: Facts = {}
    for place, (kind, value) in enumerate(zip(kinds, values)):
        facts[kind] = NAMED[kind](words, values[place:] if kind in REST else value)
    if "type" in kinds:
        n = values[kinds.index("n")] if "n" in kinds else 1
        facts["pieces"] = counted(words, values[kinds.index("type")], n)
    if "realms" in kinds:
        facts["n"] = len(values)
    return facts


# --------------------------------------------------------------------- prompts


def kinds_of(ask: Ask) -> Sequence[str]:
    """What the facts of a question are."""
    if ask.window:
        return WINDOW
    return ABOUT.get(ask.what, CARD if ask.what.startswith("card_") else ("realm", "space"))


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
    """Pieces and whose they are."""
    return words("label-owned", pieces=counted(words, type_, n), realm=realm_name(words, realm))


def defence(words: Words, g: Nerath, space: int) -> str:
    """Who defends a space against the active realm."""
    if space in DUNGEON_AT:
        tokens = g.lair[DUNGEON_AT[space]]
        if NOBODY in tokens:
            return words("label-guardians", n=len(tokens))
        return listed(words, (guardian_name(words, token) for token in tokens))
    army = [band for realm in g.enemies(g.active) for band in g.army(realm, space)]
    return army_name(words, army) if army else words("label-nobody")


ASKED: Final[Mapping[str, Callable[[Words, Nerath, Ask], Facts]]] = {
    "move": _asked_move,
    "reposition": _asked_reposition,
    "withdraw": _asked_withdraw,
    "lose": _asked_lose,
    "agree": _asked_agree,
}


# --------------------------------------------------------------------- options


def asked(view: View, option: Option) -> Ask | None:
    """The question an option answers."""
    return next((ask for ask in view.asks.values() if option in ask.options), None)


def _chosen_move(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    space, type_, n = band_of(args[0])
    return {"pieces": counted(words, type_, n), **places(words, space, args[1])}


def _chosen_march(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    return places(words, args[0], args[1])


def _chosen_ship(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    """Loading, unloading and mustering: a Warship, and a piece with the land it comes from or goes to."""
    (sea, ship), (space, piece) = ship_of(args[0]), boarder_of(args[1])
    return {
        "ship": counted(words, ship, 1),
        "sea": space_name(words, sea),
        "pieces": counted(words, piece, 1),
        "space": space_name(words, space),
        "gold": price(g, g.active, piece),
    }


def _chosen_recruit(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    (kind, n), space = lot_of(args[0]), args[1]
    return {
        "pieces": counted(words, kind, n),
        "space": space_name(words, space),
        "gold": total(g, g.active, kind, n),
    }


def _chosen_launch(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    castle, nth, n = launch_of(args[0])
    kind = AFLOAT[nth]
    return {
        "pieces": counted(words, kind, n),
        "gold": total(g, g.active, kind, n),
        **places(words, castle, args[1]),
    }


def _chosen_retreat(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"lost": lost_in_retreat(words, g, g.fighting)}


def _chosen_pick(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    space, type_, n = band_of(args[0])
    return {"pieces": counted(words, type_, n), "space": space_name(words, space)}


def _chosen_lose(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    """What takes a hit, whose it is, and what becomes of it."""
    realm, type_, damage, aboard = loss_of(args[0])
    kind = aboard - 1 if aboard else KIND[type_]
    needed = toughness(g, realm)[kind]
    fate = "down" if kind == CASTLE else "endures" if damage + 1 < needed else "lost"
    piece = counted(words, type_, 1)
    return {
        "piece": counted(words, kind, 1) if aboard else piece,
        "ship": piece if aboard else NONE,
        "realm": realm_name(words, realm),
        "fate": fate,
    }


def _chosen_die(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    token, place = divmod(args[0], PER_TOKEN)
    return {"guardian": guardian_name(words, token), "sides": GUARDIANS[token].dice[place]}


def _chosen_option(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> Facts:
    """One of the things that a card offers."""
    assert ask is not None
    card = ask.about[1]
    effects = EVENTS[card].effects if card < RELIC else TREASURES[card - RELIC].power
    offered = next(effect.options for effect in effects if effect.options)
    return {"effects": capital(listed(words, (effect_name(words, effect) for effect in offered[args[0]])))}


def effect_name(words: Words, effect: Effect) -> str:
    """What a part of a card does."""
    pieces = counted(words, PIECE_ID[effect.piece], effect.count) if effect.piece else NONE
    return words(f"effect-{dashed(effect.op)}", n=effect.amount or effect.count, pieces=pieces)


def places(words: Words, origin: int, goal: int) -> Facts:
    return {"from": space_name(words, origin), "space": space_name(words, goal)}


CHOSEN: Final[Mapping[str, Callable[[Words, Nerath, Sequence[int], Ask | None], Facts]]] = {
    "move": _chosen_move,
    "march": _chosen_march,
    "embark": _chosen_ship,
    "debark": _chosen_ship,
    "muster": _chosen_ship,
    "recruit": _chosen_recruit,
    "launch": _chosen_launch,
    "retreat": _chosen_retreat,
    "pick": _chosen_pick,
    "lose": _chosen_lose,
    "lose_die": _chosen_die,
    "option": _chosen_option,
}


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
    told=TOLD,
)
