"""What may be chosen in Heroes: the arguments of each option, and its cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.heroes.codes import (
    GATE,
    GOLD,
    MIDDLE,
    NOBODY,
    SLOT,
    WALL,
    creature_of,
    few_of,
    pack_of,
    rerolled_by,
    seat_of,
    slot_of,
)
from gonfalon.games.heroes.printed import (
    BUILDINGS,
    CONSTANTS,
    DIFFICULTIES,
    HEROES,
    LOCATION_ID,
    LOCATIONS,
)
from gonfalon.games.heroes.printed.ops.realm import BuyArtifact
from gonfalon.games.heroes.rules import recruiting, town
from gonfalon.games.heroes.rules.buildings import EFFECTS, first_of, guild_of
from gonfalon.games.heroes.rules.combat import damage, fight
from gonfalon.games.heroes.rules.combat.rounds import SURRENDER
from gonfalon.games.heroes.rules.dice import ATTACK_DIE
from gonfalon.games.heroes.rules.geography import (
    EDGES,
    OFFSETS,
    category,
    enemies_on,
    grid_of,
    guarded,
    holder,
    of,
    plus,
)
from gonfalon.games.heroes.rules.markets import LEVEL_OF
from gonfalon.games.heroes.rules.tiles import center_of
from gonfalon.games.heroes.rules.town import HIRE
from gonfalon.games.heroes.rules.visiting import ONE_SPACE, yields
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

from .choices import CHOICES
from .facts import trade_facts
from .fights import begins_combat
from .names import (
    ROMAN,
    Price,
    amount_name,
    back_name,
    bearing,
    building_name,
    card_name,
    creature_name,
    die_face,
    direction,
    face_name,
    field_name,
    hero_card_name,
    hero_name,
    is_known,
    listed,
    middle,
    nth_text,
    pile_name,
    price_name,
    printed,
    seat_name,
    short_text,
    slot_name,
    space_name,
    unit_at_name,
    way_of,
    yes,
)
from .prompts import guild_cost, remote_cost

SIXTH: Final = 60
"""Degrees."""
Chosen = Callable[[Words, Heroes, Sequence[int], Ask | None], Facts]


def asker(g: Heroes, ask: Ask | None) -> int:
    """Who chooses."""
    return ask.seat if ask else max(g.active, 0)


def about(ask: Ask | None, *whats: str) -> tuple[int, ...]:
    """What a question is about, if it is one of these."""
    return ask.about if ask and ask.what in whats else ()


def cost_name(words: Words, price: Sequence[int]) -> str:
    """A price, or "free" for none."""
    said = price_name(words, price)
    return words("label-free") if said == NONE else said


# ------------------------------------------------------------------------------ setup and hand


def _hero(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"name": hero_card_name(words, args[0]), "specialty": printed(words, HEROES[args[0]], "specialty")}


def _turn_tile(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"turn": SIXTH * args[0]}


def _bonus(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"text": nth_text(words, DIFFICULTIES[g.difficulty].options, args[0])}


def _card(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    """A card to discard or remove, with the Library's price and the Trading Post's gain."""
    gain = amount_name(words, GOLD, CONSTANTS.trading_post_remove_card_gold)
    cost = price_name(words, about(ask, "library"))
    return {"card": card_name(words, args[0]), "cost": cost, "gain": gain}


def _draw(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"n": args[0]}


def _play(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"how": way_of(*args), "card": card_name(words, args[0]), "text": short_text(words, *args)}


def _end_permanent(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"card": card_name(words, g.permanent[asker(g, ask)])}


def _take(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    level = LEVEL_OF.get(args[0], "")
    op = LOCATIONS[LOCATION_ID["black_market"]].ops[0]
    gold = getattr(op.prices, level) if isinstance(op, BuyArtifact) and level else 0
    return {"card": card_name(words, args[0]), "cost": price_name(words, (gold,))}


def _from_deck(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"pile": pile_name(words, args[0]), "n": next(iter(about(ask, "search")[1:]), 1)}


def _from_discard(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    pile = g.pile_discard[args[0]] if args[0] < len(g.pile_discard) else ()
    return {"card": card_name(words, next(iter(pile[-1:]), NOBODY))}


# ------------------------------------------------------------------------------ the map


def there_name(words: Words, g: Heroes, hero: int, field: int) -> str:
    """What is on a field: its location, and who guards or holds it."""
    seat, name = seat_of(hero), field_name(words, g, field)
    if not is_known(g, field):
        return name
    enemies, owner = enemies_on(g, field, seat), holder(g, field)
    if owner not in (NOBODY, seat):
        name = words("label-held", name=name, seat=seat_name(words, g, owner))
    elif g.visited >> field & 1 and category(g, of(g).locations[field]) == "visitable":
        name = words("label-visited", name=name)
    if enemies:
        return words("label-stands", name=name, hero=hero_name(words, g, min(enemies)))
    return words("label-guarded", name=name, roman=ROMAN[of(g).difficulty(field)]) if guarded(g, field) else name


def _move(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    hero, field = args
    point = bearing(g, g.hero_at[hero], field)
    there, name = there_name(words, g, hero, field), field_name(words, g, field)
    facts = {"hero": hero_name(words, g, hero), "direction": direction(words, point), "there": there}
    return {**facts, "field": name, "fight": yes(begins_combat(g, hero, field))}


def _revisit(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"hero": hero_name(words, g, args[0]), "field": field_name(words, g, g.hero_at[args[0]])}


def _reveal(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    hero, slot = args
    point = bearing(g, g.hero_at[hero], middle(slot))
    facts = {"hero": hero_name(words, g, hero), "direction": direction(words, point)}
    return {**facts, "back": back_name(words, g, slot)}


def _site(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    center, at = center_of(args[0]), grid_of(g.centers).at
    around = [at.get(plus(plus(center, offset), edge)) for offset in OFFSETS for edge in EDGES]
    slots = sorted({slot_of(field) for field in around if field is not None})
    return {"tiles": listed(words, (SLOT.names[slot] for slot in slots)), "turn": SIXTH * args[1]}


def _to_field(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"field": field_name(words, g, args[0]), "tile": SLOT.names[slot_of(args[0])]}


def _to_slot(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"tile": slot_name(words, g, args[0])}


# ------------------------------------------------------------------------------ Town and trade


def _build(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    number = first_of(g, asker(g, ask)) + args[0]
    return {"edifice": building_name(words, number), "cost": cost_name(words, town.PRICES[number])}


def _recruit(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    price = recruiting.recruit_cost(g, asker(g, ask), args[0])
    return {"creature": creature_name(words, args[0]), "cost": cost_name(words, price)}


def _reinforce(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    """Effects that reinforce set their own price, which is not shown here."""
    full = ask is not None and ask.what in ("turn", "offers", "population")
    price: Price = recruiting.reinforce_cost(g, asker(g, ask), args[0]) if full else (0, 0, 0)
    return {"creature": creature_name(words, args[0]), "cost": cost_name(words, price) if full else NONE}


def _hire(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"field": field_name(words, g, args[0]), "cost": price_name(words, HIRE)}


def _spell_book(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    offer = guild_of(g, asker(g, ask))
    return {"n": int(offer.amount) if offer else 0, "cost": guild_cost(words, g, asker(g, ask))}


def _use(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    (kind, n), seat = args, asker(g, ask)
    building = first_of(g, (seat + n // EFFECTS) % g.players) + kind
    text = nth_text(words, BUILDINGS[building].effects, n % EFFECTS)
    return {"edifice": building_name(words, building), "text": text}


def _trade(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return trade_facts(words, args[0])


def _resource(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"amount": amount_name(words, args[0], yields(g, ONE_SPACE[args[0]]))}


# ------------------------------------------------------------------------------ answers


def _pass(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"cost": guild_cost(words, g, ask.seat)} if ask and ask.what == "guild" else {}


def _accept(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    if about(ask, "price"):
        return {"cost": price_name(words, about(ask, "price")[1:])}
    saver = damage.guardian(g, g.strike[1]) if g.strike else NOBODY
    return {
        "creature": creature_name(words, creature_of(g.unit[saver])) if saver != NOBODY else NONE,
        "cost": NONE,
    }


def _pay(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"cost": remote_cost(words)}


def _choose(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    what = ask.what if ask else ""
    return {"text": CHOICES[what](words, g, args[0], ask) if ask and what in CHOICES else str(args[0])}


def _die(words: Words, g: Heroes, n: int, ask: Ask | None) -> str:
    """A die on the table; in a combat all are Attack Dice."""
    die, *faces = about(ask, "die") or (ATTACK_DIE, *(about(ask, "rolled") or g.rolled))
    return die_face(words, die, faces[n]) if n < len(faces) else NONE


def _keep_die(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"face": _die(words, g, args[0], ask)}


def _reroll(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    source, n = rerolled_by(args[0])
    return {"face": _die(words, g, n, ask), "source": source}


# ------------------------------------------------------------------------------ combat


def acting(g: Heroes, ask: Ask | None) -> int:
    """The fighting unit a question is about, NOBODY if there is none."""
    unit, space = (*about(ask, "activation", "step"), NOBODY, NOBODY)[:2]
    return fight.unit_at(g, space) if unit != NOBODY else NOBODY


def _deploy(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    creature, space = args
    pack = pack_of(creature)
    unit = pack if ask and ask.what == "deploy" and pack in g.army[ask.seat] else few_of(creature)
    return {"face": face_name(words, unit), "space": space_name(space)}


def _attack(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    space, goal = args
    target = fight.unit_at(g, goal)
    wall = g.walls[goal - MIDDLE] if target == NOBODY and MIDDLE <= goal < MIDDLE + len(g.walls) else NOBODY
    unit = acting(g, ask)
    return {
        "space": space_name(space),
        "goal": space_name(goal),
        "wall": {WALL: "wall", GATE: "gate"}.get(wall, NONE),
        "target": unit_at_name(words, g.unit[target], goal) if target != NOBODY else space_name(goal),
        "moves": yes(unit != NOBODY and g.at[unit] != space),
    }


def _go(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    unit = acting(g, ask)
    return {"space": space_name(args[0]), "moves": yes(unit == NOBODY or g.at[unit] != args[0])}


def _at(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    unit = fight.unit_at(g, args[0])
    name = unit_at_name(words, g.unit[unit], args[0]) if unit != NOBODY else NONE
    return {"unit": name, "space": space_name(args[0])}


def _surrender(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"cost": price_name(words, SURRENDER)}


def _prolong(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"mp": 0 if g.has_variant("free_extension") else CONSTANTS.extend_combat_mp}


CHOSEN: Final[Mapping[str, Chosen]] = {
    "hero": _hero,
    "turn_tile": _turn_tile,
    "bonus": _bonus,
    "discard": _card,
    "remove": _card,
    "draw": _draw,
    "play": _play,
    "end_permanent": _end_permanent,
    "take": _take,
    "from_deck": _from_deck,
    "from_discard": _from_discard,
    "move": _move,
    "revisit": _revisit,
    "reveal": _reveal,
    "site": _site,
    "to_field": _to_field,
    "to_slot": _to_slot,
    "build": _build,
    "recruit": _recruit,
    "reinforce": _reinforce,
    "hire": _hire,
    "spell_book": _spell_book,
    "use": _use,
    "trade": _trade,
    "resource": _resource,
    "pass": _pass,
    "accept": _accept,
    "pay": _pay,
    "choose": _choose,
    "keep_die": _keep_die,
    "reroll": _reroll,
    "deploy": _deploy,
    "attack": _attack,
    "go": _go,
    "defend": _go,
    "activate": _at,
    "target": _at,
    "surrender": _surrender,
    "prolong": _prolong,
}
