"""Tables at which the Enemy is about to play."""

from games.tactics.table import Squad, Table, card_number
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import ENEMIES, UNITS

# Cards without a movement bonus, by their arrow; the cards under the three units that have had their turn.
ARROWS = {"north": "warcry", "east": "arcane_surge", "south": "savagery", "west": "sharp_arrows"}
HAD_THEIR_TURN = ("blink", "pursuit", "blood_scent")
DAMAGE_BONUS = 1
FORD, HILL, SOUTH = 0, 2, 2


FIGHTER, WIZARD, ROGUE, BEAST = range(4, 8)
"""The units of red, which is the Enemy in solo."""


def enemy_turn(red: Squad, blue: Squad, card: str, **more) -> Table:
    """A solo game as the Enemy's turn begins, this card on top of its deck."""
    return Table(blue, red, mode="solo", phase="enemy_turn", active="red", enemy_deck=(card,), **more)


def activate(enemy: tuple[str, str, str], blue: Squad, arrow: str = "north", card: str = "", **more) -> Table:
    """The Enemy's turn, in which only this unit can be activated: `("beast", "brugh", "f4")`."""
    unit_class, *there = enemy
    others = [name for name in ("fighter", "beast", "rogue", "wizard") if name != unit_class]
    under = {f"red_{name}": had for name, had in zip(others, HAD_THEIR_TURN, strict=True)}
    red = {unit_class: tuple(there)} | more.pop("red", {})
    return enemy_turn(red, blue, card or ARROWS[arrow], under=under, **more)


def attacked_by(blue: Squad, red: Squad, **more) -> Table:
    """A solo game in the player's turn."""
    return Table(blue, red, mode="solo", **more)


def printed_health(name: str) -> int:
    """What the Enemy face of this unit says: `printed_health("brugh")`."""
    return UNITS[card_number(name)].solo.health


def under(table: Table, unit: str) -> str | None:
    card = table.g.under[UNIT.parse(unit)]
    return None if card < 0 else ENEMIES[card].id.removeprefix("enemy_")


def steps(table: Table) -> list[tuple[str, int]]:
    """The steps of the activation in order: what was told, and the number of the step."""
    numbers = {"step_move": 3, "step_stay": 3, "step_blocked": 3}
    facts = [(fact, args) for fact, args, _, _ in table.match.log if fact.startswith("step_")]
    return [(fact.removeprefix("step_"), numbers.get(fact) or args[1]) for fact, args in facts]
