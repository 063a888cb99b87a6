"""What Tactics says: prompts, options and log lines in the reader's language, from a view only.

Sentences are in words/*.ftl, under `prompt-`, `option-` and `fact-`; here are the facts that go into them. What an
argument of an option or a fact is, is named by its kind, and each kind has one function in NAMED.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from gonfalon.core import Ask, Option, View, bits
from gonfalon.games.tactics import DIRECTION, VERBS
from gonfalon.lore.content import Printed
from gonfalon.lore.words import Words

from .abilities import enemies_on
from .attacks import BALLISTA_DAMAGE, SHED_COST, counters, damage_of
from .cards import FORCED_MARCH
from .phases import OPPOSITE
from .printed import COLOURS, FACES, FILES, MAP, TACTICS, UNITS, Ability, Spell
from .realm import BRIDGE, NAMES, PLAIN, WITHIN, neighbour
from .rolls import ICONS
from .state import BALLISTA_SHOT, EMPTY, KINDS, MELEE, MISSILE, NOBODY, SPELL, Tactics
from .traits import TRAITS, changes
from .windows import Moment

Facts = dict[str, Any]
AVENGED: Final = 1
"""What Blood Price adds to the attack it gives."""

DICE_ICONS: Final = {icon.id: icon for icon in FILES.dice.icons}

# What the facts of a question are; of most: the unit that acts and its target.
ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "act": ("n",),
    "way": ("unit", "space"),
    "go": ("unit", "n"),
    "siphon": ("unit", "n"),
    "reroll": ("unit", "faces"),
    "after_roll": ("unit", "target", "n", "faces"),
    "deal_damage": ("unit", "target", "n"),
    "take_damage_calc": ("unit", "target", "n"),
}

# What is told of each thing that happens. `faces` takes all that follows.
TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "attacks": ("unit", "target", "attack"),
    "camp": ("seat", "camp"),
    "captured": ("unit", "target"),
    "casts": ("unit", "target", "n"),
    "collided": ("unit", "n"),
    "counters": ("unit", "target", "attack"),
    "cured": ("unit",),
    "damaged": ("unit", "target", "n"),
    "deployed": ("unit", "space"),
    "discarded": ("seat", "tactic"),
    "drew": ("seat", "tactic"),
    "fizzled": ("unit",),
    "flag": ("seat", "zone", "mark"),
    "healed": ("unit", "n"),
    "last_turns": ("seat",),
    "lost": ("unit", "n"),
    "missed": ("unit", "target"),
    "moved": ("unit", "from", "space"),
    "played": ("seat", "tactic"),
    "poisoned": ("unit",),
    "pushed": ("unit", "from", "space"),
    "rerolled": ("unit", "faces"),
    "reshuffled": (),
    "robbed": ("unit", "n"),
    "rolled": ("unit", "icon", "faces"),
    "scored": ("seat", "n"),
    "secured": ("seat", "zone"),
    "shed": ("unit",),
    "supplied": ("unit", "n"),
    "turn": ("seat", "n"),
    "village": ("unit", "space"),
    "weakened": ("unit",),
}


# ------------------------------------------------------------------- the three


def prompt(words: Words, view: View, seat: int) -> str:
    """What the seat is asked."""
    ask = view.asks[seat]
    facts = named(words, view.state, ABOUT.get(ask.what, ("unit", "target")), ask.about)
    if ask.about and ask.what != "act":
        facts |= about_unit(words, view.state, ask.about[0])
    return words(f"prompt-{dashed(ask.what)}", **facts)


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
    """The odds of an attack: whether it hits, what it leaves of its target, and what may come back."""
    if option[0] not in ("melee", "missile", "ballista", "spell") or option[1] == option[2]:
        return ""
    if not is_fight(view, option):
        return ""
    g, unit, target, kind = view.state, option[1], option[2], KINDS.index(option[0])
    name, left = unit_name(words, g, target), g.health[target] - expected(g, unit, target, kind)
    said = [words("note-hits", chance=percent(hit_chance(g, unit, target)))] if kind == MISSILE else []
    said.append(words("note-captures", target=name) if left <= 0 else words("note-keeps", target=name, n=left))
    answers = [expected(g, target, unit, kind) for kind in counters(g, target, unit)] if left > 0 else []
    if answers:
        said.append(words("note-answers", n=max(answers)))
    return " · ".join(said)


def fact(words: Words, view: View, fact: Sequence[Any]) -> str | None:
    """Something that happened, as a line of the log; None for what another line tells as well."""
    name, *args = fact
    if name == "attacks" and args[2] == KINDS[SPELL]:
        return None
    facts = named(words, view.state, TOLD[name], args)
    if name in CIRCUMSTANCES:
        facts |= CIRCUMSTANCES[name](words, view.state, args)
    known = "-card" if name == "drew" and len(args) > 1 else ""
    return words(f"fact-{dashed(name)}{known}", **facts)


def seat(words: Words, view: View, seat: int) -> str:
    """What a side is called: its colour."""
    return printed(words, COLOURS[seat], "name")


# ------------------------------------------------------------- names of things


def dashed(name: str) -> str:
    return name.replace("_", "-")


def printed(words: Words, thing: Printed, what: str) -> str:
    """A printed text in the reader's language."""
    return thing.text(what, words.lang)


def unit_name(words: Words, g: Tactics, unit: int) -> str:
    """A unit by its card's name; no two units of a game have the same card."""
    return printed(words, UNITS[g.card[unit]], "name") if unit != NOBODY else ""


def tactic_name(words: Words, tactic: int) -> str:
    return printed(words, TACTICS[tactic], "name")


def face_name(words: Words, face: int) -> str:
    """A face of an Action die by its symbols: `[knock back]`, `[miss, knock back]`."""
    icons = [printed(words, DICE_ICONS[icon], "name").lower() for icon in FACES[face].icons]
    return f"[{', '.join(icons)}]"


def place_name(words: Words, g: Tactics, space: int) -> str:
    """A space, and what is special about it: `e5 (Forest)`."""
    realm = g.realm
    notes = []
    if realm.terrain[space] not in (PLAIN, BRIDGE):
        notes.append(printed(words, MAP.terrains[realm.terrain[space]], "name"))
    if realm.portals >> space & 1:
        notes.append(words("label-portal"))
    for zone, board in enumerate(realm.zones):
        if board >> space & 1:
            name = printed(words, MAP.zones[zone], "name")
            notes.append(f"{name}, {words('label-trigger')}" if space in realm.triggers else name)
    return f"{NAMES[space]} ({', '.join(notes)})" if notes else NAMES[space]


def listed(words: Words, names: Iterable[str]) -> str:
    """Names in a row: `a, b and c`."""
    *first, last = names
    return words("list-and", first=", ".join(first), last=last) if first else last


NAMED: Final[Mapping[str, Callable[[Words, Tactics, Any], Any]]] = {
    "seat": lambda words, g, seat: printed(words, COLOURS[seat], "name"),
    "unit": unit_name,
    "target": lambda words, g, unit: unit_name(words, g, unit) if unit != NOBODY else "",
    "space": lambda words, g, space: NAMES[space],
    "from": lambda words, g, space: NAMES[space],
    "tactic": lambda words, g, tactic: tactic_name(words, tactic),
    "camp": lambda words, g, camp: printed(words, MAP.start_areas[camp], "name"),
    "zone": lambda words, g, zone: printed(words, MAP.zones[zone], "name"),
    "mark": lambda words, g, mark: words(f"label-flag-{mark}"),
    "icon": lambda words, g, icon: printed(words, DICE_ICONS[icon], "name").lower(),
    "faces": lambda words, g, faces: " ".join(face_name(words, face) for face in faces),
    "direction": lambda words, g, direction: DIRECTION.names[direction],
    "attack": lambda words, g, kind: kind if isinstance(kind, str) else KINDS[kind],
    "number": lambda words, g, number: number,
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
    ability = UNITS[g.card[unit]].abilities[0]
    facts: Facts = {
        "dice": traits.knock_dice,
        "mana": g.supply[unit],
        "ability": printed(words, ability, "name"),
        "ammo": ability.cost_ammo,
        "cost": SHED_COST if g.is_weakened(unit) else 0,
    }
    if traits.spell:
        facts["spell"] = printed(words, traits.spell, "name")
    return facts


# --------------------------------------------------------------------- options


def asked(view: View, option: Option) -> Ask | None:
    """The question an option answers."""
    return next((ask for ask in view.asks.values() if option in ask.options), None)


def hit_chance(g: Tactics, unit: int, target: int) -> Fraction:
    """The chance that a missile hits: that the Ammo left pays for every Miss (TAC-MIS-02 to 16)."""
    traits = TRAITS[g.card[unit]]
    assert traits.missile is not None
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
    return any(effect.op == "mod_damage" for effect in effects)


def assault(words: Words, g: Tactics, unit: int, target: int, kind: int, bonus: int = 0) -> Facts:
    """What an attack or a spell would do."""
    facts: Facts = {}
    spell = TRAITS[g.card[unit]].spell if kind == SPELL else None
    if spell:
        facts["spell"] = printed(words, spell, "name")
        facts["reach"] = "harm" if spell.is_attack else "self" if target == unit else "help"
        facts["more"] = "+" if grows(spell) else ""
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
    """The second starting location that comes with this one when two play."""
    return str(NAMED["camp"](words, g, OPPOSITE[camp])) if g.players == 2 else "none"


def _of_space(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return {"place": place_name(words, view.state, option[2])}


def _of_march(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return {"card": tactic_name(words, FORCED_MARCH)}


def _of_shed(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return {"cost": SHED_COST}


def _of_way(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    realm, way = view.state.realm, option[1]
    stops = [
        words("way-village", space=NAMES[village])
        for place, village in enumerate(realm.village_list)
        if way >> place & 1
    ]
    if way & realm.through_portal:
        stops.append(words("way-portal"))
    return {"way": listed(words, stops) if stops else "direct"}


def _of_unit_asked(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    return named(words, view.state, ("unit",), ask.about) if ask else {}


def _of_option(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    if ask is None:
        return {}
    spell = TRAITS[view.state.card[ask.about[0]]].spell
    assert spell is not None
    (choice,) = [effect for effect in spell.per_power if effect.op == "choose"]
    effect = choice.options[option[1]]
    facts = named(words, view.state, ("unit",), ask.about)
    return facts | {"effect": "heal" if effect.op == "heal" else "damage", "amount": effect.amount}


def _of_choose(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    g, unit = view.state, option[1]
    if ask and ask.what == "aim":
        return {"aim": "shot", **assault(words, g, ask.about[0], unit, MISSILE)}
    return {"aim": "none", "health": g.health[unit], "top": TRAITS[g.card[unit]].top_health}


def _of_grant(words: Words, view: View, option: Option, ask: Ask | None) -> Facts:
    if ask is None:
        return {}
    ability: Ability = UNITS[view.state.card[ask.about[0]]].abilities[0]
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
    if g.realm.level[there] > g.realm.level[here]:
        return {"toward": words("toward-cliff", space=NAMES[there])}
    if g.at[there] != EMPTY:
        return {"toward": words("toward-unit", space=NAMES[there], unit=unit_name(words, g, g.at[there]))}
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


def _flag(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"flag": printed(words, MAP.zones[args[1]], "flag_name").lower()}


def _supply(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"supply": "mana" if UNITS[g.card[args[0]]].mana else "ammo"}


def _captured(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    owner, captor = args[0] >> 2, args[1] >> 2
    return {"own": "yes" if owner == captor else "no", "captor": NAMED["seat"](words, g, captor)}


def _casts(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    unit, target = args[:2]
    return {**about_unit(words, g, unit), "alone": "yes" if unit == target else "no"}


def _rolled(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"count": sum(ICONS[args[1]][face] for face in args[2:])}


def _whether_moved(words: Words, g: Tactics, args: Sequence[Any]) -> Facts:
    return {"moved": "no" if args[1] == args[2] else "yes"}


CIRCUMSTANCES: Final[Mapping[str, Callable[[Words, Tactics, Sequence[Any]], Facts]]] = {
    "camp": lambda words, g, args: {"opposite": opposite(words, g, args[1])},
    "captured": _captured,
    "casts": _casts,
    "flag": _flag,
    "moved": _whether_moved,
    "pushed": _whether_moved,
    "robbed": _supply,
    "rolled": _rolled,
    "secured": _flag,
    "shed": lambda words, g, args: {"cost": SHED_COST},
    "supplied": _supply,
    "turn": lambda words, g, args: {"round": (args[1] - 1) // g.players + 1},
}
