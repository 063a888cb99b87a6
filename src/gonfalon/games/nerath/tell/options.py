"""What somebody may choose: the facts that go into `option-` sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.nerath.codes import band_of, boarder_of, launch_of, loss_of, lot_of, ship_of
from gonfalon.games.nerath.printed import EVENTS, GUARDIANS, PIECE_ID, TREASURES
from gonfalon.games.nerath.printed.cards import Effect
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.rules.cards.reading import RELIC
from gonfalon.games.nerath.rules.dungeon import PER_TOKEN
from gonfalon.games.nerath.rules.ranks import toughness
from gonfalon.games.nerath.rules.reinforce import AFLOAT, price, total
from gonfalon.games.nerath.state import CASTLE, KIND, Nerath
from gonfalon.lore.phrases import capital, dashed, listed
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

from .names import counted, guardian_name, realm_name, space_name
from .notes import lost_in_retreat


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
    return {"lost": lost_in_retreat(words, g, g.fighting) if g.fighting != NOBODY else NONE}


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
    """One of the things that a card offers; where no card offers any, only its number is known."""
    offered = offered_by(ask)
    if args[0] >= len(offered):
        return {"effects": str(args[0] + 1)}
    return {"effects": capital(listed(words, (effect_name(words, effect) for effect in offered[args[0]])))}


def offered_by(ask: Ask | None) -> Sequence[Sequence[Effect]]:
    """What the card that asks offers to choose from, if a card asks."""
    if ask is None or not ask.what.startswith("card_"):
        return ()
    card = ask.about[1]
    effects = EVENTS[card].effects if card < RELIC else TREASURES[card - RELIC].power
    return next((effect.options for effect in effects if effect.options), ())


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
