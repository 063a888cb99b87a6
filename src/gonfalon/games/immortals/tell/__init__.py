"""What Immortals says: prompts, options and log lines in the reader's language, from a view only.

Sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`; here are the facts that go into them. What an
argument of an option or a fact is, is named by its kind, and each kind has one function in NAMED. A place is also
given with its preposition (`$at`, `$of`), because French joins it to the article: `au Contrefort`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.contract import Tell
from gonfalon.games.immortals.bots.forecast import attack_odds
from gonfalon.games.immortals.codes import EDGES, SIDES, VERBS, band_of, force_of
from gonfalon.games.immortals.printed import (
    ACTIONS,
    BLANK_CARD,
    BUILDINGS,
    COLOURS,
    CONFLICT_CARDS,
    MAGIC_CARDS,
    REALMS,
    REGION_CARDS,
    REGIONS,
    TRIBE_ID,
    TRIBES,
    YIELDS,
    is_joker,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.rules.actions import MOVE_GOLD, RESOURCES, cost_of, ways
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.magic import DRAWS, claims
from gonfalon.games.immortals.rules.scoring import places
from gonfalon.games.immortals.rules.starting import empty_places
from gonfalon.games.immortals.state import BLANK, CONFLICT, EMPTY, ENERGY, GOLD, GREEN, MAGIC, NOBODY, Immortals
from gonfalon.lore.content import Printed
from gonfalon.lore.words import Words

Facts = dict[str, Any]
NONE: Final = "none"
"""What a sentence is told where there is nothing to name."""

# What the facts of a question are.
ABOUT: Final[Mapping[str, tuple[str, ...]]] = {"home": ("place",), "share": ("n",), "spread": ("n",)}

# What is told of each thing that happens, to those who know all of it. What is in REST takes all that follows.
TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "attacked": ("seat", "armies", "from", "place", "side", "defender", "defending"),
    "built": ("seat", "building", "place"),
    "chose": ("seat", "conflict"),
    "compensated": ("seat", "gain"),
    "claim_failed": ("seat", "region"),
    "deployed": ("seat", "armies", "place"),
    "drew": ("seat", "conflict"),
    "extracted": ("seat", "place", "gain", "n"),
    "fell": ("seat", "defender", "fallen"),
    "gave_up": ("seat", "gain"),
    "kept": ("seat", "conflict"),
    "lead": ("seat",),
    "lost": ("seat", "armies", "realm"),
    "moved": ("seat", "armies", "from", "place"),
    "over": ("seats",),
    "passed": ("seat", "gain"),
    "plan_lost": ("seat", "space"),
    "planned": (),
    "primed": ("fallen",),
    "region_card": ("region", "former", "seat"),
    "reinforced": ("seat", "place"),
    "repelled": ("seat", "place", "armies", "owner"),
    "round": ("n", "seat"),
    "scored": ("seat", "parts"),
    "settled": ("seat", "armies", "place"),
    "shared": ("seat", "light", "dark"),
    "turned_up": ("seat", "space", "card"),
    "won": ("seat", "place", "armies", "owner"),
}
KINDS: Final = {"count": "armies", "conflict card": "conflict"}
"""What the arguments of options are called here, where that differs."""
SECRET: Final = ("drew", "kept")
"""Of these not everybody knows the last part: `fact-drew`, and `fact-drew-known`."""
REST: Final = ("fallen", "parts", "seats")
SCORES: Final = ("regions", "sanctuaries", "capitals", "provinces")
"""What VP are scored for (IMM-SCO-02 to 06)."""

ARTICLES: Final = {"Le ": "le", "Les ": "les", "La ": "la", "L’": "elided"}
VOWELS: Final = "AÀÂEÉÈÊIÎOÔŒUY"
"""The letters before which `de` is cut short; an h is breathed in all names there are."""


# ------------------------------------------------------------------- the three


def prompt(words: Words, view: View, seat: int) -> str:
    """What the seat is asked."""
    ask = view.asks[seat]
    facts = named(words, ABOUT.get(ask.what, ()), ask.about)
    if ask.what in ASKED:
        facts |= ASKED[ask.what](words, view.state, ask)
    return words(f"prompt-{dashed(ask.what)}", **facts)


def option(words: Words, view: View, option: Option) -> str:
    """One thing a seat may choose."""
    verb, *args = option
    if verb in CHOSEN:
        facts = CHOSEN[verb](words, view.state, args, asked(view, option))
    else:
        facts = named(words, [KINDS.get(kind.id, kind.id) for kind in VERBS.table[verb]], args)
    return words(f"option-{dashed(verb)}", **facts)


def fact(words: Words, view: View, fact: Sequence[Any]) -> str:
    """Something that happened, as a line of the log."""
    name, *args = fact
    facts = named(words, TOLD[name], args)
    if name in RECOUNTED:
        facts |= RECOUNTED[name](words, view.state, args)
    known = "-known" if name in SECRET and len(args) >= len(TOLD[name]) else ""
    return words(f"fact-{dashed(name)}{known}", **facts)


def seat(words: Words, view: View, seat: int) -> str:
    """What a side is called: by its colour."""
    return seat_name(words, seat)


def side(words: Words, mode: str, seat: int) -> str:
    """What a seat is called before the game, when nobody has a tribe yet."""
    return seat_name(words, seat)


def title(words: Words, view: View) -> str:
    """How far the game is."""
    g: Immortals = view.state
    if view.over:
        return words("label-over")
    return (
        words("label-round", round=g.round, rounds=g.rounds, stage=g.stage) if g.round else words("label-starting")
    )


def outcome(words: Words, view: View) -> str:
    """Who has won, with how many VP, and whether armies decided between equals (IMM-END-02 to 04)."""
    g: Immortals = view.state
    won = [seat for seat, place in enumerate(places(g)) if place == 1]
    best = g.points[won[0]]
    tie = "armies" if g.points.count(best) > len(won) else "no"
    return words("label-won", seats=seat_names(words, won), n=len(won), points=points_name(words, best), tie=tie)


# ----------------------------------------------------------------- what is at stake


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this means a battle; so does an attack on an unoccupied region (IMM-BAT-10, 18)."""
    return bool(option[0] == "attack")


def note(words: Words, view: View, option: Option) -> str:
    """What should be known before an option is chosen; mostly nothing."""
    verb, *args = option
    if verb not in NOTED:
        return ""
    ask = asked(view, option)
    return NOTED[verb](words, view, ask.seat if ask else view.state.active, args)


def _note_attack(words: Words, view: View, seat: int, args: Sequence[int]) -> str:
    """The odds, which anybody could work out from what lies open (IMM-VIS-17)."""
    edge, code = args
    odds = attack_odds(view.state, edge, code)
    chance = percent(odds.conquest)
    known = "about" if odds.samples and chance.isdecimal() else "exact"
    defended = "no" if view.state.owner[EDGES[edge][1]] == NOBODY else "yes"
    taken = words("note-conquest", chance=chance, known=known)
    lost = words("note-lost", lost=odds.lost_attack, dealt=odds.lost_defend, defended=defended)
    return f"{taken} · {lost}"


def percent(chance: float) -> str:
    """A chance as a whole number, which is 0 or 100 only if it is sure."""
    shown = round(100 * chance)
    if shown == 0 and chance > 0:
        return "< 1"
    return "> 99" if shown == 100 and chance < 1 - 1e-9 else str(shown)


def _note_claim(words: Words, view: View, seat: int, args: Sequence[int]) -> str:
    """A claim that would fail costs all the same (IMM-MAG-21)."""
    g: Immortals = view.state
    if claims(g, seat, args[0]):
        return ""
    return words("note-claim-fails", holder=seat_name(words, g.card_owner[args[0]]))


def _note_turn_up(words: Words, view: View, seat: int, args: Sequence[int]) -> str:
    return hindered(words, view.state, seat, args[0], view.state.plan[seat][args[0]])


def hindered(words: Words, g: Immortals, seat: int, space: int, card: int) -> str:
    """A card may be planned for what cannot be done or paid for yet: a warning (IMM-PLN-20)."""
    how = prospect(g, seat, space, card)
    return words(f"note-{how}", cost=cost_name(words, g, seat, space, card)) if how in ("unpaid", "idle") else ""


NOTED: Final[Mapping[str, Callable[[Words, View, int, Sequence[int]], str]]] = {
    "attack": _note_attack,
    "claim": _note_claim,
    "turn_up": _note_turn_up,
}


def prospect(g: Immortals, seat: int, space: int, card: int) -> str:
    """What a card on a space would allow now: nothing because it is `blank`, or `unpaid`, or nothing can be done
    with it (`idle`); otherwise the choice is `open`."""
    if card == BLANK:
        return "blank"
    if not g.can_pay(seat, *cost_of(BOARDS[g.tribes[seat]][space], card, "")):
        return "unpaid"
    return "open" if len(ways(g, seat, space, card)) > len(RESOURCES) else "idle"


# ------------------------------------------------------------- names of things


def dashed(name: str) -> str:
    return name.replace("_", "-")


def printed(words: Words, thing: Printed, what: str) -> str:
    """A printed text in the reader's language."""
    return thing.text(what, words.lang)


def listed(words: Words, names: Iterable[str]) -> str:
    """Names in a row: `a, b and c`."""
    *first, last = names
    return words("label-and", first=", ".join(first), last=last) if first else last


def seat_name(words: Words, seat: int) -> str:
    """A player by his colour; the inhabitants have one too."""
    if seat == GREEN:
        return words("label-inhabitants")
    return printed(words, COLOURS[seat], "name") if seat != NOBODY else NONE


def seat_names(words: Words, seats: Iterable[int]) -> str:
    return listed(words, (seat_name(words, seat) for seat in seats))


def tribe_name(words: Words, tribe: int) -> str:
    return printed(words, TRIBES[tribe], "name")


def trait(words: Words, id: str) -> str:
    """What a tribe is called by which wins are counted."""
    return tribe_name(words, TRIBE_ID[id])


def tribe_names(words: Words, g: Immortals, seat: int) -> str:
    """The two tribes of a seat, light first."""
    return listed(words, (tribe_name(words, tribe) for tribe in g.tribes[seat]))


def region_name(words: Words, region: int) -> str:
    return printed(words, REGIONS[region], "name")


def place_name(words: Words, place: int) -> str:
    """A region and its realm: `Foothold (Light)`."""
    return words("label-place", region=region_name(words, region_of(place)), realm=REALMS[realm_of(place)].id)


def joined(words: Words, id: str, name: str) -> str:
    """A name with a preposition; in French that depends on how the name begins."""
    article = next((article for article in ARTICLES if name.startswith(article)), "")
    kind = ARTICLES[article] if article else "vowel" if name[0] in VOWELS else NONE
    return words(id, name=name, article=kind, rest=name.removeprefix(article))


def conflict_name(words: Words, conflict: int) -> str:
    return printed(words, CONFLICT_CARDS[conflict], "name")


def card_name(words: Words, card: int) -> str:
    """Any card that can lie on a board."""
    if card < CONFLICT:
        return printed(words, REGION_CARDS[card], "name")
    if card < MAGIC:
        return conflict_name(words, card - CONFLICT)
    return printed(words, BLANK_CARD if card == BLANK else MAGIC_CARDS[card - MAGIC], "name")


def action_name(words: Words, g: Immortals, seat: int, space: int) -> str:
    """What is printed on a space of a seat's board."""
    return printed(words, ACTIONS[BOARDS[g.tribes[seat]][space].action], "name")


def space_name(words: Words, g: Immortals, seat: int, space: int) -> str:
    """A space with its action: `L3 (Attack)`."""
    slot = BOARDS[g.tribes[seat]][space].slot
    return words("label-space", slot=slot, action=action_name(words, g, seat, space))


def deed_name(words: Words, g: Immortals, seat: int, space: int, card: int) -> str:
    """What a card turned up is for: the action of its space, or of the Magic card itself (IMM-PLN-09, 10)."""
    id = "label-spell" if card >= MAGIC else "label-deed"
    return words(id, card=card_name(words, card), action=action_name(words, g, seat, space))


def armies_name(words: Words, n: int) -> str:
    return words("label-armies", n=n)


def points_name(words: Words, n: int) -> str:
    return words("label-points", n=n)


def gain_name(words: Words, resource: int, n: int = 1) -> str:
    """So much gold or energy."""
    return words("label-gold" if resource == GOLD else "label-energy", n=n)


def sum_name(words: Words, energy: int, gold: int) -> str:
    """Energy and gold together, without what is nothing."""
    parts = [gain_name(words, resource, n) for resource, n in ((ENERGY, energy), (GOLD, gold)) if n]
    return listed(words, parts) if parts else NONE


def cost_name(words: Words, g: Immortals, seat: int, space: int, card: int) -> str:
    """What the action of a card on a space costs; a blank card has none."""
    return NONE if card == BLANK else sum_name(words, *cost_of(BOARDS[g.tribes[seat]][space], card, ""))


def building_name(words: Words, building: int) -> str:
    """With its article: `a Portal`."""
    return words("label-a-building", building=BUILDINGS[building].id)


def cubes_name(words: Words, cubes: Sequence[int], first: Sequence[int] = ()) -> str:
    """Cubes by their colour: `Red 3, Blue 2 and inhabitants 1`; some colours may come first."""
    order = dict.fromkeys([*(colour for colour in first if colour != NOBODY), *range(len(cubes))])
    counted = [(seat_name(words, colour), cubes[colour]) for colour in order if cubes[colour]]
    return listed(words, (words("label-cubes", name=name, n=n) for name, n in counted)) if counted else NONE


def parts_name(words: Words, parts: Sequence[int]) -> str:
    """What VP were scored for."""
    said = [words(f"label-scored-{what}", n=n) for what, n in zip(SCORES, parts, strict=True) if n]
    return ", ".join(said) if said else NONE


def _same(words: Words, value: int) -> int:
    return value


NAMED: Final[Mapping[str, Callable[[Words, Any], Any]]] = {
    "seat": seat_name,
    "defender": seat_name,
    "owner": seat_name,
    "former": seat_name,
    "seats": seat_names,
    "place": place_name,
    "from": place_name,
    "region": region_name,
    "conflict": conflict_name,
    "card": card_name,
    "building": building_name,
    "gain": gain_name,
    "armies": armies_name,
    "defending": armies_name,
    "fallen": cubes_name,
    "parts": parts_name,
    "side": lambda words, side: SIDES[side],
    "realm": lambda words, realm: REALMS[realm].id,
    "space": _same,
    "n": _same,
    "light": _same,
    "dark": _same,
}


def named(words: Words, kinds: Sequence[str], values: Sequence[Any]) -> Facts:
    """Facts by kind; places also with their prepositions, and what is gained as a whole."""
    facts: Facts = {}
    for at, (kind, value) in enumerate(zip(kinds, values)):
        facts[kind] = NAMED[kind](words, values[at:] if kind in REST else value)
        if kind == "place":
            facts["at"] = joined(words, "label-at", facts[kind])
        elif kind == "from":
            facts["of"] = joined(words, "label-of", facts[kind])
        elif kind == "armies":
            facts["n"] = value
        elif kind == "seats":
            facts["n"] = len(values)
    return facts


# --------------------------------------------------------------------- prompts


def _asked_draft(words: Words, g: Immortals, ask: Ask) -> Facts:
    if not g.groups[ask.seat]:
        return {"aim": "keep"}
    return {"aim": "settle" if any(empty_places(g, card) for _, card in ask.options) else "full"}


def _asked_settle(words: Words, g: Immortals, ask: Ask) -> Facts:
    if not ask.about:
        return {"kind": NONE}
    card = ask.about[0]
    return {"kind": "joker" if is_joker(card) else "region", "conflict": conflict_name(words, card)}


def _asked_send(words: Words, g: Immortals, ask: Ask) -> Facts:
    limbos = zip(("label-light-limbo", "label-dark-limbo"), ask.about, strict=True)
    return {"sources": listed(words, [words(id, n=n) for id, n in limbos if n])}


def _asked_plan(words: Words, g: Immortals, ask: Ask) -> Facts:
    """What is planned may cost more than there is: gold and energy can still be gained before it is due."""
    seat, board = ask.seat, BOARDS[g.tribes[ask.seat]]
    laid = [(space, card) for space, card in enumerate(g.plan[seat]) if card not in (EMPTY, BLANK)]
    costs = [cost_of(board[space], card, "") for space, card in laid]
    purse = [gain_name(words, ENERGY, g.energy[seat]), gain_name(words, GOLD, g.gold[seat])]
    energy, gold = (sum(each) for each in zip((0, 0), *costs, strict=True))
    dear = "no" if g.can_pay(seat, energy, gold) else "yes"
    return {"cost": sum_name(words, energy, gold), "dear": dear, "purse": listed(words, purse)}


def _asked_turn(words: Words, g: Immortals, ask: Ask) -> Facts:
    return {"cards": "open" if any(verb == "turn_up" for verb, _ in ask.options) else "blank"}


def _asked_action(words: Words, g: Immortals, ask: Ask) -> Facts:
    seat, (space, card) = ask.seat, ask.about
    return {
        "how": prospect(g, seat, space, card),
        "deed": deed_name(words, g, seat, space, card),
        "cost": cost_name(words, g, seat, space, card),
    }


ASKED: Final[Mapping[str, Callable[[Words, Immortals, Ask], Facts]]] = {
    "draft": _asked_draft,
    "settle": _asked_settle,
    "send": _asked_send,
    "plan": _asked_plan,
    "turn": _asked_turn,
    "action": _asked_action,
}


# --------------------------------------------------------------------- options


def asked(view: View, option: Option) -> Ask | None:
    """The question an option answers, or would answer if it were offered."""
    asks = list(view.asks.values())
    return next((ask for ask in asks if option in ask.options), asks[0] if asks else None)


def asker(g: Immortals, ask: Ask | None) -> int:
    """Who chooses."""
    return ask.seat if ask else g.active


def _chosen_share(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"light": args[0], "dark": g.tray[asker(g, ask)] - args[0]}


def _chosen_draw(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"n": DRAWS.get(ask.about[1] - MAGIC, 1) if ask and ask.what == "action" else 1}


def _chosen_lay(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    """With a warning, which is no note: what is laid can be taken back, and need not be confirmed."""
    card, space = args
    seat = asker(g, ask)
    lies = g.plan[seat][space]
    return {
        "card": card_name(words, card),
        "space": space_name(words, g, seat, space),
        "other": card_name(words, lies) if lies not in (EMPTY, card) else NONE,
        "hindered": hindered(words, g, seat, space, card) or NONE,
    }


def _chosen_space(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    """A card that lies on a space."""
    seat, space = asker(g, ask), args[0]
    lies = g.plan[seat][space]
    card = card_name(words, lies) if lies >= 0 else NONE
    return {"card": card, "space": space_name(words, g, seat, space)}


def _chosen_pass(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"gain": gain_name(words, args[0]), "what": ask.what if ask else NONE}


def _chosen_give_up(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    how = prospect(g, ask.seat, *ask.about) if ask and ask.what == "action" else NONE
    return {"gain": gain_name(words, args[0]), "how": how}


def _chosen_extract(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    seat, place = asker(g, ask), args[0]
    space = ask.about[0] if ask and ask.what == "action" else 0
    resource = GOLD if BOARDS[g.tribes[seat]][space].action == "extract_gold" else ENERGY
    return {**named(words, ("place",), args), "gain": gain_name(words, resource, YIELDS[place][resource])}


def _chosen_build(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    points = points_name(words, BUILDINGS[args[0]].vp_when_built)
    return {**named(words, ("building", "place"), args), "points": points}


def _chosen_attack(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    """The side of the inhabitants is said before the attack is chosen (IMM-DIG-05)."""
    (origin, goal), (side, n) = EDGES[args[0]], force_of(args[1])
    facts = named(words, ("armies", "from", "place", "side", "defender"), (n, origin, goal, side, g.owner[goal]))
    return {**facts, "defending": g.armies[goal]}


def _chosen_move(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    origin, n = band_of(args[0])
    facts = named(words, ("armies", "from", "place"), (n, origin, args[1]))
    return {**facts, "cost": gain_name(words, GOLD, MOVE_GOLD)}


def _chosen_lead(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"holder": seat_name(words, g.marker)}


def _chosen_claim(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"region": region_name(words, args[0]), "holder": seat_name(words, g.card_owner[args[0]])}


CHOSEN: Final[Mapping[str, Callable[[Words, Immortals, Sequence[int], Ask | None], Facts]]] = {
    "share": _chosen_share,
    "draw": _chosen_draw,
    "lay": _chosen_lay,
    "take_back": _chosen_space,
    "turn_up": _chosen_space,
    "pass": _chosen_pass,
    "give_up": _chosen_give_up,
    "extract": _chosen_extract,
    "build": _chosen_build,
    "attack": _chosen_attack,
    "move": _chosen_move,
    "lead": _chosen_lead,
    "claim": _chosen_claim,
}


# ------------------------------------------------------------------- the log


def _told_turned_up(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    seat, space, card = args
    return {"how": "blank" if card == BLANK else "open", "deed": deed_name(words, g, seat, space, card)}


def _told_plan_lost(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    seat, space = args
    return {"space": space_name(words, g, seat, space)}


def _told_extracted(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    return {"gain": gain_name(words, *args[2:])}


def _told_built(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    return {"points": points_name(words, BUILDINGS[args[1]].vp_when_built)}


def _told_fell(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    """First those who fight."""
    return {"fallen": cubes_name(words, args[2:], (*args[:2], GREEN))}


def _told_scored(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    return {"points": points_name(words, sum(args[1:]))}


RECOUNTED: Final[Mapping[str, Callable[[Words, Immortals, Sequence[int]], Facts]]] = {
    "turned_up": _told_turned_up,
    "plan_lost": _told_plan_lost,
    "extracted": _told_extracted,
    "built": _told_built,
    "fell": _told_fell,
    "scored": _told_scored,
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
    trait=trait,
    told=TOLD,
)
