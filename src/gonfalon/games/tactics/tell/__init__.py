"""What Tactics says: prompts, options and log lines in the reader's language, from a view only.

Sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`; here are the facts that go into them. What an
argument of an option or a fact is, is named by its kind, and each kind has one function in NAMED.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from gonfalon.core import Ask, Option, View, bits
from gonfalon.games.contract import Tell
from gonfalon.games.tactics.codes import DIRECTION, VERBS
from gonfalon.games.tactics.printed import CLASSES as PRINTED_CLASSES
from gonfalon.games.tactics.printed import (
    COLOURS,
    DUNGEON_SPACES,
    ENEMIES,
    FACES,
    FILES,
    LESSONS,
    MAP,
    TACTICS,
    TIME_TRACK,
    UNIT_FACES,
    UNITS,
    Ability,
    Spell,
)
from gonfalon.games.tactics.rules.abilities import enemies_on
from gonfalon.games.tactics.rules.attacks import BALLISTA_DAMAGE, SHED_COST, counters, damage_of
from gonfalon.games.tactics.rules.cards import FORCED_MARCH
from gonfalon.games.tactics.rules.dungeons import BARRIER_MANA, CAVE_AT, CAVE_IN, CAVES, ENTRANCE, Cave, hopeless
from gonfalon.games.tactics.rules.laying import OPPOSITE
from gonfalon.games.tactics.rules.realm import (
    BRIDGE,
    NAMES,
    NORTH,
    PLAIN,
    SOUTH,
    SPACES,
    THROUGH_PORTAL,
    WITHIN,
    neighbour,
)
from gonfalon.games.tactics.rules.rolls import ICONS
from gonfalon.games.tactics.rules.traits import TRAITS, changes
from gonfalon.games.tactics.rules.windows import Moment
from gonfalon.games.tactics.state import (
    BALLISTA_SHOT,
    CLASSES,
    EMPTY,
    ENEMY_FACE,
    FIGHTER,
    KINDS,
    MELEE,
    MISSILE,
    NOBODY,
    SPELL,
    WIZARD,
    Tactics,
)
from gonfalon.lore.content import Printed
from gonfalon.lore.words import Words

Facts = dict[str, Any]
AVENGED: Final = 1
"""What Blood Price adds to the attack it gives."""

FLOOR: Final = DUNGEON_SPACES["floor"].symbol
CAVE_SPACES: Final = {kind.symbol: kind for kind in DUNGEON_SPACES.values()}
DICE_ICONS: Final = {icon.id: icon for icon in FILES.dice.icons}

# What the facts of a question are; of most: the unit that acts and its target.
ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "act": ("n",),
    "take": ("class",),
    "way": ("unit", "space"),
    "go": ("unit", "n"),
    "delve": ("unit", "n"),
    "golem": ("unit", "n"),
    "crystal": ("unit", "dungeon"),
    "siphon": ("unit", "n"),
    "reroll": ("unit", "faces"),
    "after_roll": ("unit", "target", "n", "faces"),
    "deal_damage": ("unit", "target", "n"),
    "take_damage_calc": ("unit", "target", "n"),
}

# What is told of each thing that happens. `faces` takes all that follows.
TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "activates": ("unit", "enemy_card", "why", "arrow"),
    "attacks": ("unit", "target", "attack"),
    "bears": ("unit",),
    "camp": ("seat", "camp"),
    "captured": ("unit", "target"),
    "casts": ("unit", "target", "n"),
    "chose": ("seat", "card", "given"),
    "collided": ("unit", "n"),
    "counters": ("unit", "target", "attack"),
    "crystal": ("unit", "dungeon"),
    "cured": ("unit",),
    "damaged": ("unit", "target", "n"),
    "delved": ("unit", "place"),
    "deployed": ("unit", "space"),
    "discarded": ("seat", "tactic"),
    "drew": ("seat", "tactic"),
    "dropped": ("unit", "space"),
    "enemy_reshuffled": (),
    "enemy_turn": ("seat",),
    "entered": ("unit", "dungeon"),
    "finale": ("n",),
    "fizzled": ("unit",),
    "flag": ("seat", "zone", "mark"),
    "healed": ("unit", "n"),
    "last_turns": ("seat",),
    "learnt": ("lesson", "n"),
    "left": ("unit", "space"),
    "lost": ("unit", "n"),
    "missed": ("unit", "target"),
    "monster": ("unit", "monster"),
    "moved": ("unit", "from", "space"),
    "perished": ("unit", "dungeon"),
    "placed": ("unit", "space"),
    "played": ("seat", "tactic"),
    "poisoned": ("unit",),
    "pushed": ("unit", "from", "space"),
    "replaced": ("unit", "card", "space"),
    "rerolled": ("unit", "faces"),
    "reshuffled": (),
    "returned": ("unit", "space"),
    "robbed": ("unit", "n"),
    "rolled": ("unit", "icon", "faces"),
    "scored": ("seat", "n"),
    "secured": ("seat", "zone"),
    "shed": ("unit",),
    "step_attack": ("unit", "step", "target", "n"),
    "step_blocked": ("unit",),
    "step_move": ("unit", "target", "space", "why"),
    "step_none": ("unit", "step"),
    "step_stay": ("unit",),
    "stole": ("unit", "target"),
    "stuck": ("unit", "n"),
    "supplied": ("unit", "n"),
    "time": ("n", "before"),
    "turn": ("seat", "n"),
    "village": ("unit", "space"),
    "weakened": ("unit",),
}


# ------------------------------------------------------------------- the three


def prompt(words: Words, view: View, seat: int) -> str:
    """What the seat is asked."""
    ask, g = view.asks[seat], view.state
    kinds = ABOUT.get(ask.what, ("unit", "target"))
    facts = named(words, g, kinds, ask.about)
    if ask.about and kinds[0] == "unit":
        facts |= about_unit(words, g, ask.about[0])
    if ask.what in ASKED:
        facts |= ASKED[ask.what](words, g, ask)
    said = words(f"prompt-{dashed(ask.what)}", **facts)
    return f"{said} {words('note-hopeless')}" if ask.what == "act" and is_hopeless(g) else said


def option(words: Words, view: View, option: Option) -> str:
    """One thing a seat may choose, with what would come of it where that is cheap to say."""
    verb, *args = option
    kinds = [kind.id for kind in VERBS.table[verb]]
    if kinds == ["unit", "unit"]:
        kinds = ["unit", "target"]
    facts = named(words, view.state, kinds, args)
    if verb in OUTCOMES:
        facts |= OUTCOMES[verb](words, view, option, asked(view, option))
    return words(f"option-{dashed(verb)}", **facts)


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this strikes somebody."""
    if option[0] == "spell":
        spell = TRAITS[view.state.card[option[1]]].spell
        return spell is not None and spell.is_attack
    return option[0] in ("melee", "missile", "ballista", "counter")


def note(words: Words, view: View, option: Option) -> str:
    """The odds of an attack, or what a space in a dungeon does."""
    verb = option[0]
    if verb in ("move", "go"):
        return dungeon_note(words, view.state, option[1], option[2])
    if verb in ("melee", "missile", "ballista", "spell") and option[1] != option[2] and is_fight(view, option):
        return odds(words, view.state, option[1], option[2], KINDS.index(verb))
    return ""


def odds(words: Words, g: Tactics, unit: int, target: int, kind: int) -> str:
    """Whether an attack hits, what it leaves of its target, and what comes back: from the Enemy, surely."""
    name, left = unit_name(words, g, target), g.health[target] - expected(g, unit, target, kind)
    said = [words("note-hits", chance=percent(hit_chance(g, unit, target)))] if kind == MISSILE else []
    said.append(words("note-captures", target=name) if left <= 0 else words("note-keeps", target=name, n=left))
    answers = counters(g, target, unit) if left > 0 else []
    if answers and g.automated(target >> 2):
        harm = f"{expected(g, target, unit, answers[0])}{more(g, target, answers[0])}"
        said.append(words("note-will-answer", n=harm))
    elif answers:
        said.append(words("note-answers", n=max(expected(g, target, unit, kind) for kind in answers)))
    return " · ".join(said)


def fact(words: Words, view: View, fact: Sequence[Any]) -> str:
    """Something that happened, as a line of the log; nothing for what another line tells as well."""
    name, *args = fact
    if (name == "attacks" and args[2] == KINDS[SPELL]) or (name == "captured" and args[1] == NOBODY):
        return ""
    g = as_it_was(view, fact)
    facts = named(words, g, TOLD[name], args)
    if name in CIRCUMSTANCES:
        facts |= CIRCUMSTANCES[name](words, g, args)
    known = "-card" if name == "drew" and len(args) > 1 else ""
    return capital(words(f"fact-{dashed(name)}{known}", **facts))


def seat(words: Words, view: View, seat: int) -> str:
    """What a side is called: its colour, or the Enemy."""
    return party_name(words, view.state, seat)


def side(words: Words, mode: str, seat: int) -> str:
    """What a seat is called before the game: its colour."""
    return printed(words, COLOURS[seat], "name")


def title(words: Words, view: View) -> str:
    """How far the game is."""
    g: Tactics = view.state
    if view.over:
        return words("said-over")
    return words("label-round", round=g.round, last=g.last_round) if g.round else words("label-setup")


def outcome(words: Words, view: View) -> str:
    """How the game has ended."""
    g: Tactics = view.state
    if g.lesson != NOBODY:
        return words(f"lesson-{LESSONS[g.lesson].id}-done") if g.won else words("label-lesson-failed")
    if g.rules.enemies:
        return words("fact-finale", **_finale(words, g, ()))
    return words("label-outcome", winners=winners(words, view))


def winners(words: Words, view: View) -> str:
    """Who has won: one player, one team, or several who share the victory."""
    g: Tactics = view.state
    seats = [seat for seat, place in enumerate(view.result) if place == 1]
    team = "yes" if len(seats) > 1 and tuple(seats) in g.sides else "no"
    names = listed(words, (party_name(words, g, seat) for seat in seats))
    return words("label-winners", n=len(seats), seats=names, team=team)


# ------------------------------------------------------------- names of things


def dashed(name: str) -> str:
    return name.replace("_", "-")


def printed(words: Words, thing: Printed, what: str) -> str:
    """A printed text in the reader's language."""
    return thing.text(what, words.lang)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def party_name(words: Words, g: Tactics, party: int) -> str:
    """Whoever has units: a player by colour; the Enemy, and where there are two, by colour as well."""
    colour = printed(words, COLOURS[party], "name")
    if not g.rules.enemies or not g.automated(party):
        return colour
    return words("enemy") if g.rules.enemies == 1 else words("enemy-by-colour", colour=colour.lower())


def unit_name(words: Words, g: Tactics, unit: int) -> str:
    """A unit by its card's name; no two units of a game have the same card."""
    return card_name(words, g.card[unit]) if unit != NOBODY else ""


def card_name(words: Words, card: int) -> str:
    return printed(words, UNITS[card % ENEMY_FACE], "name")


def class_name(words: Words, unit: int) -> str:
    return printed(words, PRINTED_CLASSES[unit & 3], "name")


def tactic_name(words: Words, tactic: int) -> str:
    return printed(words, TACTICS[tactic], "name")


def face_name(words: Words, face: int) -> str:
    """A face of an Action die by its symbols: `[knock back]`, `[miss, knock back]`."""
    icons = [printed(words, DICE_ICONS[icon], "name").lower() for icon in FACES[face].icons]
    return f"[{', '.join(icons)}]"


def place_name(words: Words, g: Tactics, space: int) -> str:
    """A space, and what is special about it: `e5 (Forest)`."""
    if space >= SPACES:
        return f"{space_name(space)} ({cave_space(words, space, 'name')})"
    realm = g.realm
    notes = []
    if realm.terrain[space] not in (PLAIN, BRIDGE):
        notes.append(printed(words, MAP.terrains[realm.terrain[space]], "name"))
    if realm.portals >> space & 1:
        notes.append(words("label-portal"))
    for zone, board in enumerate(realm.zones if g.rules.control_card else ()):
        if board >> space & 1:
            notes.append(printed(words, MAP.zones[zone], "name"))
    if space in realm.triggers:
        notes.append(words("label-trigger"))
    return f"{NAMES[space]} ({', '.join(notes)})" if notes else NAMES[space]


def space_name(space: int) -> str:
    """A space by its letter and number; in a dungeon these count from its own corner."""
    return NAMES[space].rpartition("-")[2]


def cave_space(words: Words, space: int, what: str) -> str:
    """What is printed about a kind of space in dungeons."""
    return printed(words, CAVE_SPACES[CAVE_AT[space].kind(space)], what)


def listed(words: Words, names: Iterable[str]) -> str:
    """Names in a row: `a, b and c`."""
    *first, last = names
    return words("list-and", first=", ".join(first), last=last) if first else last


NAMED: Final[Mapping[str, Callable[[Words, Tactics, Any], Any]]] = {
    "seat": party_name,
    "unit": unit_name,
    "target": unit_name,
    "card": lambda words, g, card: card_name(words, card),
    "given": lambda words, g, card: card_name(words, card),
    "class": lambda words, g, number: class_name(words, number),
    "space": lambda words, g, space: space_name(space),
    "from": lambda words, g, space: space_name(space),
    "place": place_name,
    "dungeon": lambda words, g, number: printed(words, CAVES[number].printed, "place"),
    "enemy_card": lambda words, g, card: printed(words, ENEMIES[card], "name") if card != NOBODY else "",
    "monster": lambda words, g, card: printed(words, ENEMIES[card].monster, "name"),
    "arrow": lambda words, g, direction: words(f"compass-{DIRECTION.names[direction]}"),
    "tactic": lambda words, g, tactic: tactic_name(words, tactic),
    "camp": lambda words, g, camp: printed(words, MAP.start_areas[camp], "name"),
    "zone": lambda words, g, zone: printed(words, MAP.zones[zone], "name"),
    "mark": lambda words, g, mark: words(f"label-flag-{mark}"),
    "icon": lambda words, g, icon: printed(words, DICE_ICONS[icon], "name").lower(),
    "faces": lambda words, g, faces: " ".join(face_name(words, face) for face in faces),
    "direction": lambda words, g, direction: DIRECTION.names[direction],
    "attack": lambda words, g, kind: kind if isinstance(kind, str) else KINDS[kind],
    "number": lambda words, g, number: number,
    "step": lambda words, g, step: step,
    "before": lambda words, g, n: n,
    "n": lambda words, g, n: n,
}


def named(words: Words, g: Tactics, kinds: Iterable[str], values: Sequence[Any]) -> Facts:
    """Facts by kind; a kind that has no function is left to whoever knows more."""
    facts: Facts = {}
    for place, (kind, value) in enumerate(zip(kinds, values)):
        if kind in NAMED:
            facts[kind] = NAMED[kind](words, g, values[place:] if kind == "faces" else value)
    return facts


# --------------------------------------------------------------------- prompts


def about_unit(words: Words, g: Tactics, unit: int) -> Facts:
    """What a prompt may mention of the unit it is about."""
    if unit == NOBODY:
        return {}
    traits = TRAITS[g.card[unit]]
    facts: Facts = {
        "dice": traits.knock_dice,
        "mana": g.supply[unit],
        "cost": SHED_COST if g.is_weakened(unit) else 0,
    }
    for ability in UNIT_FACES[g.card[unit]].abilities[:1]:
        facts |= {"ability": printed(words, ability, "name"), "ammo": ability.cost_ammo}
    if traits.spell:
        facts["spell"] = printed(words, traits.spell, "name")
    return facts


def _asked_take(words: Words, g: Tactics, ask: Ask) -> Facts:
    return {"enemy": party_name(words, g, g.players + ask.seat)}


def _asked_delve(words: Words, g: Tactics, ask: Ask) -> Facts:
    return {"dungeon": printed(words, CAVE_AT[g.pos[ask.about[0]]].printed, "place")}


def _asked_golem(words: Words, g: Tactics, ask: Ask) -> Facts:
    (card,) = [card for card in ENEMIES if card.monster.effects[0].op == "choose"]
    return {"monster": printed(words, card.monster, "name")}


def _asked_crystal(words: Words, g: Tactics, ask: Ask) -> Facts:
    return _crystal(words, g, ask.about) | {"effect": printed(words, CAVES[ask.about[1]].printed, "text")}


ASKED: Final[Mapping[str, Callable[[Words, Tactics, Ask], Facts]]] = {
    "take": _asked_take,
    "delve": _asked_delve,
    "golem": _asked_golem,
    "crystal": _asked_crystal,
}


# -------------------------------------------------------------------- dungeons


def is_hopeless(g: Tactics) -> bool:
    """Whether an adventure under way can no longer be won."""
    return g.rules.enemies > 0 and g.turn > 0 and not g.ended and hopeless(g)


def no_way_out(g: Tactics, unit: int, cave: Cave) -> str:
    """Why a unit would never come out of a dungeon: its class, or want of Mana, without which barriers are as
    closed to a Wizard as to a Fighter (TAC-DUN-17, TAC-DUN-31)."""
    if not cave.solvable(unit & 3):
        return "class"
    return "mana" if not cave.solvable(with_mana(g, unit)) else ""


def with_mana(g: Tactics, unit: int) -> int:
    """A unit's class as far as keys go."""
    return FIGHTER if unit & 3 == WIZARD and g.supply[unit] < BARRIER_MANA else unit & 3


def dungeon_note(words: Words, g: Tactics, unit: int, space: int) -> str:
    """What a unit had better know of a dungeon it enters, or of a space inside."""
    if space < SPACES:
        return ""
    cave = CAVE_AT[space]
    if g.pos[unit] >= SPACES:
        return cave_space(words, space, "text") if cave.kind(space) not in (ENTRANCE, FLOOR) else ""
    if why := no_way_out(g, unit, cave):
        return words("note-no-way-out", why=why, **{"class": class_name(words, unit)})
    return words("note-to-crystal", n=getattr(cave.printed.solutions, CLASSES[with_mana(g, unit)]))


# --------------------------------------------------------------------- options


def asked(view: View, option: Option) -> Ask | None:
    """The question an option answers."""
    return next((ask for ask in view.asks.values() if option in ask.options), None)


def hit_chance(g: Tactics, unit: int, target: int) -> Fraction:
    """The chance that a missile hits: that the Ammo left pays for every Miss (TAC-MIS-02 to 16)."""
    traits = TRAITS[g.card[unit]]
    assert traits.missile is not None
    if g.automated(unit >> 2):
        return Fraction(1)  # TAC-ENY-20
    dice = max(0, traits.missile.miss_dice + changes(g, traits.miss_dice, MISSILE, unit, target))
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for misses, count in ways.items():
            for icons in ICONS["miss"]:
                more[misses + icons] = more.get(misses + icons, 0) + count
        ways = more
    paid = sum(count for misses, count in ways.items() if misses < g.supply[unit])
    return Fraction(paid, len(FACES) ** dice)


def dig_chance(g: Tactics, unit: int) -> Fraction:
    """The chance that rubble gives way: any Knock Back symbol does (TAC-DUN-26)."""
    blank = Fraction(ICONS["knockback"].count(0), len(FACES))
    return 1 - blank ** TRAITS[g.card[unit]].knock_dice


def percent(chance: Fraction) -> int:
    """A whole percentage; 0 and 100 only for what is certain."""
    return round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))


def expected(g: Tactics, unit: int, target: int, kind: int, bonus: int = 0) -> int:
    """The damage of an attack that hits, before any card and any Power symbol."""
    traits = TRAITS[g.card[unit]]
    values = {
        MELEE: traits.melee_damage,
        MISSILE: traits.missile.damage if traits.missile else 0,
        SPELL: traits.spell.damage if traits.spell else 0,
        BALLISTA_SHOT: BALLISTA_DAMAGE,
    }
    blow = Moment(unit, target, kind)
    blow.bonus = bonus
    return max(0, damage_of(g, blow, values[kind]))


def grows(spell: Spell) -> bool:
    """Whether Power symbols can add to the spell's damage."""
    effects = [*spell.per_power, *(choice for effect in spell.per_power for choice in effect.options)]
    return any(effect.op in ("mod_damage", "chain_damage") for effect in effects)


def more(g: Tactics, unit: int, kind: int) -> str:
    """A plus after the damage of a spell that dice can increase."""
    spell = TRAITS[g.card[unit]].spell
    return "+" if kind == SPELL and spell and grows(spell) else ""


def assault(words: Words, g: Tactics, unit: int, target: int, kind: int, bonus: int = 0) -> Facts:
    """What an attack or a spell would do."""
    facts: Facts = {}
    spell = TRAITS[g.card[unit]].spell if kind == SPELL else None
    if spell:
        facts["spell"] = printed(words, spell, "name")
        facts["reach"] = "harm" if spell.is_attack else "self" if target == unit else "help"
        facts["more"] = more(g, unit, kind)
        if spell.target == "none":
            around = enemies_on(g, unit, WITHIN[spell.effects[0].range][g.pos[unit]])
            names = listed(words, (unit_name(words, g, each) for each in around))
            return facts | {"reach": "around", "around": names}
    facts["damage"] = expected(g, unit, target, kind, bonus)
    if kind == MISSILE:
        facts["chance"] = percent(hit_chance(g, unit, target))
    return facts


def parry(view: View, unit: int, attacker: int, kind: int) -> int:
    """What a Counter gains from answering like with like, as the log has it."""
    struck = next((fact for fact in reversed(view.log) if fact[:3] == ("attacks", attacker, unit)), None)
    if kind != MELEE or struck is None or struck[3] != KINDS[MELEE]:
        return 0
    return changes(view.state, TRAITS[view.state.card[unit]].parries, MELEE, unit, attacker)


def _of_attack(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    verb, unit, target = option
    bonus = AVENGED if ask and ask.what == "avenge" else 0
    return assault(words, view.state, unit, target, KINDS.index(verb), bonus)


def _of_counter(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    if ask is None:
        return {}
    unit, attacker = ask.about
    facts = named(words, view.state, ("unit", "target"), ask.about)
    bonus = parry(view, unit, attacker, option[1])
    return facts | assault(words, view.state, unit, attacker, option[1], bonus)


def _of_camp(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return {"opposite": opposite(words, view.state, option[1])}


def opposite(words: Words, g: Tactics, camp: int) -> str:
    """The second starting location that comes with this one when one or two play."""
    return str(NAMED["camp"](words, g, OPPOSITE[camp])) if g.players <= 2 else "none"


def _of_space(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    g, unit, space = view.state, option[1], option[2]
    if space < SPACES:
        return {"where": "map", "place": place_name(words, g, space)}
    cave = CAVE_AT[space]
    if g.pos[unit] >= SPACES:
        rubble = cave.kind(space) == CAVE_IN
        chance = percent(dig_chance(g, unit)) if rubble else 0
        return {"where": "rubble" if rubble else "map", "place": place_name(words, g, space), "chance": chance}
    return {
        "where": no_way_out(g, unit, cave) or "dungeon",
        "dungeon": printed(words, cave.printed, "place"),
        "crystal": printed(words, cave.printed, "name"),
        "class": class_name(words, unit),
    }


def _of_take(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    if ask is None:
        return {}
    (other,) = [card for _, card in ask.options if card != option[1]]
    g = view.state
    return {"given": card_name(words, other), "enemy": party_name(words, g, g.players + ask.seat)}


def _of_march(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return {"card": tactic_name(words, FORCED_MARCH)}


def _of_shed(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return {"cost": SHED_COST}


def _of_way(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    realm, way = view.state.realm, option[1]
    stops = [
        words("way-village", space=space_name(village))
        for place, village in enumerate(realm.village_list)
        if way >> place & 1
    ]
    if way & THROUGH_PORTAL:
        stops.append(words("way-portal"))
    return {"way": listed(words, stops) if stops else "direct"}


def _of_unit_asked(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return named(words, view.state, ("unit",), ask.about) if ask else {}


def _of_option(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    if ask is None:
        return {}
    if ask.what == "golem":
        effects = [effect for card in ENEMIES for effect in card.monster.effects]
    else:
        spell = TRAITS[view.state.card[ask.about[0]]].spell
        assert spell is not None
        effects = list(spell.per_power)
    (choice,) = [effect for effect in effects if effect.op == "choose"]
    effect = choice.options[option[1]]
    facts = named(words, view.state, ("unit",), ask.about)
    return facts | {"effect": dashed(effect.op), "amount": abs(effect.amount)}


def _of_choose(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    g, unit = view.state, option[1]
    if ask and ask.what == "aim":
        return {"aim": "shot", **assault(words, g, ask.about[0], unit, MISSILE)}
    if ask and ask.what in ("return", "replace"):
        return {"aim": "fallen", "class": class_name(words, unit)}
    return {"aim": "none", "health": g.health[unit], "top": TRAITS[g.card[unit]].top_health}


def _of_grant(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    if ask is None:
        return {}
    ability: Ability = UNIT_FACES[view.state.card[ask.about[0]]].abilities[0]
    (choice,) = [effect for effect in ability.effects if effect.op == "choose"]
    effect = choice.options[option[1]]
    return {"effect": effect.op, "amount": effect.amount}


def _of_push(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    """Where the first step of a push leads."""
    if ask is None:
        return {}
    g: Tactics = view.state
    here = g.pos[ask.about[1]]
    there = neighbour(here, option[1])
    if there < 0:
        return {"toward": words("toward-edge")}
    if g.realm.level[there] > g.realm.level[here] or g.realm.closed >> there & 1:
        return {"toward": words("toward-cliff", space=space_name(there))}
    if g.at[there] != EMPTY:
        return {"toward": words("toward-unit", space=space_name(there), unit=unit_name(words, g, g.at[there]))}
    return {"toward": place_name(words, g, there)}


def _of_reroll(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    if ask is None:
        return {}
    faces = ask.about[1:]
    return {"chosen": listed(words, (f"{die + 1} {face_name(words, faces[die])}" for die in bits(option[1])))}


def _of_answer(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return {"what": ask.what if ask else "other"}


Outcome = Callable[[Words, View, Option, "Ask | None"], Facts]
OUTCOMES: Final[Mapping[str, Outcome]] = {
    "camp": _of_camp,
    "take": _of_take,
    "move": _of_space,
    "go": _of_space,
    "melee": _of_attack,
    "missile": _of_attack,
    "spell": _of_attack,
    "ballista": _of_attack,
    "counter": _of_counter,
    "march": _of_march,
    "shed": _of_shed,
    "way": _of_way,
    "stay": _of_unit_asked,
    "option": _of_option,
    "choose": _of_choose,
    "grant": _of_grant,
    "push": _of_push,
    "reroll": _of_reroll,
    "yes": _of_answer,
}


# ----------------------------------------------------------------- what happened


def as_it_was(view: View, fact: Sequence[Any]) -> Tactics:
    """The state with the cards and the compass of the moment something was told: since then enemy units may have
    been replaced by others of their class (TAC-SOL-28), and other Enemy cards drawn."""
    g: Tactics = view.state
    if not g.rules.enemies:
        return g
    log = view.log
    at = next((n for n in reversed(range(len(log))) if log[n] is fact), len(log))
    later = {each[1] for each in log[at + 1 :] if each[0] == "replaced"}
    if not later and fact[0] not in ("step_attack", "step_move"):
        return g
    g, cards = g.copy(), list(g.card)
    for name, *args in log[:at]:
        if name == "activates":
            g.compass = args[3]
        elif name == "replaced" and args[0] in later:
            cards[args[0]] = args[1]
        elif name == "chose":
            unit = 4 * (g.players + args[0]) + CLASSES.index(UNITS[args[1]].unit_class)
            cards[unit] = args[2] + ENEMY_FACE if unit in later else cards[unit]
    if fact[0] == "replaced":
        cards[fact[1]] = fact[2]
    g.card = tuple(cards)
    return g


def _flag(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"flag": printed(words, MAP.zones[args[1]], "flag_name").lower()}


def _supply(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"supply": "mana" if UNITS[g.card[args[0]] % ENEMY_FACE].mana else "ammo"}


def _captured(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    own = not g.hostile(args[0], args[1])
    return {"own": "yes" if own else "no", "captor": party_name(words, g, args[1] >> 2)}


def _casts(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    unit, target = args[:2]
    return {**about_unit(words, g, unit), "alone": "yes" if unit == target else "no"}


def _rolled(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"count": sum(ICONS[args[1]][face] for face in args[2:])}


def _whether_moved(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"moved": "no" if args[1] == args[2] else "yes"}


def _chose(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"enemy": party_name(words, g, g.players + args[0])}


def _activates(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    """Why this unit: it is named, or the leftmost, or takes the place of one that has had its turn."""
    _, card, why, _ = args
    if card == NOBODY:
        return {"why": "none"}
    named_class = ENEMIES[card].activates
    facts = {"why": ("named", "leftmost", "instead")[why], "bonus": printed(words, ENEMIES[card], "bonus")}
    return facts | ({"class": class_name(words, CLASSES.index(named_class))} if named_class in CLASSES else {})


def _attack_of(g: Tactics, unit: int, step: int) -> str:
    """What a unit looks for in a step of its activation."""
    traits = TRAITS[g.card[unit]]
    if step in (1, 4):
        return KINDS[MELEE]
    return KINDS[MISSILE] if traits.missile else KINDS[SPELL] if traits.spell else "none"


def _step(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"attack": _attack_of(g, args[0], args[1]), "arrow": NAMED["arrow"](words, g, g.compass)}


def _step_move(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    """Whom or what the unit moves to, and along which axis first."""
    axis = "rows" if g.compass in (NORTH, SOUTH) else "columns"
    return {"why": ("attack", "closest", "higher")[args[3]], "axis": axis}


def _crystal(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"crystal": printed(words, CAVES[args[1]].printed, "name")}


def _monster(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"effect": printed(words, ENEMIES[args[1]].monster, "text")}


def _replaced(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"class": class_name(words, args[0]), "enemy": party_name(words, g, args[0] >> 2)}


def _time(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"way": "down" if args[0] < args[1] else "up"}


def _finale(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    """Why an adventure is over."""
    glory = next(cave.printed for cave in CAVES if cave.printed.wins_game)
    lost = "time" if g.time == TIME_TRACK.lose_at else "rounds" if all(g.side[: g.players]) else "units"
    return {"why": "won" if g.won else lost, "crystal": printed(words, glory, "name"), "players": g.players}


CIRCUMSTANCES: Final[Mapping[str, Callable[[Words, Tactics, Sequence[Any]], Facts]]] = {
    "activates": _activates,
    "camp": lambda words, g, args: {"opposite": opposite(words, g, args[1])},
    "captured": _captured,
    "casts": _casts,
    "chose": _chose,
    "crystal": _crystal,
    "entered": _crystal,
    "finale": _finale,
    "flag": _flag,
    "monster": _monster,
    "moved": _whether_moved,
    "pushed": _whether_moved,
    "replaced": _replaced,
    "robbed": _supply,
    "rolled": _rolled,
    "secured": _flag,
    "shed": lambda words, g, args: {"cost": SHED_COST},
    "step_attack": _step,
    "step_move": _step_move,
    "step_none": _step,
    "supplied": _supply,
    "time": _time,
    "turn": lambda words, g, args: {"round": (args[1] - 1) // g.players + 1},
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
