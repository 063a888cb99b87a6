"""The form for a new table: how it is played, who sits where, and what is agreed on."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    fieldset,
    h1,
    input,
    label,
    legend,
    main,
    nav,
    optgroup,
    option,
    p,
    select,
    small,
    span,
    summary,
)

from gonfalon.bots import LEVELS
from gonfalon.core.game import COMMON_OPTIONS
from gonfalon.web.pages.context import Context, GameCard, ModeCard, TableOption, sitting
from gonfalon.web.pages.layout import foot, icon, page, safe_form, top
from gonfalon.web.settings import REACTIONS


def new_table(context: Context, game: GameCard, filled: Mapping[str, str], error: str = "") -> Element:
    """The form for a new table: how it is played, who sits where. `filled` is what was entered before."""
    words = context.words
    mode = next((each for each in game.modes if each.id == filled.get("mode")), game.modes[0])
    return page(
        context,
        words("page-new-title", game=game.title),
        [
            top(context),
            main("#new")[
                h1[words("page-new-title", game=game.title)],
                p(".alert", role="alert")[error] if error else None,
                mode_choice(context, game, mode),
                safe_form(
                    context,
                    f"/new/{game.id}",
                    input(type="hidden", name="mode", value=mode.id),
                    seat_choices(context, game, mode, filled),
                    own_options(context, game, mode, filled),
                    table_options(context, mode, filled),
                    div("#start.row.end")[
                        button(".button.main")[icon("play"), words("page-start")],
                        a(".button", href="/")[words("page-cancel")],
                    ],
                    class_="panel",
                ),
            ],
            foot(context),
        ],
        kind="entry",
    )


def mode_choice(context: Context, game: GameCard, chosen: ModeCard) -> Node:
    """The ways to play, each a link to its form; a game with a single one needs no choice."""
    if len(game.modes) == 1:
        return None
    return nav("#modes", aria_label=context.words("page-mode"))[
        [
            a(
                ".choice",
                href=f"/new/{game.id}?mode={mode.id}",
                aria_current="true" if mode is chosen else None,
            )[span[span(".name")[mode.title], small[mode.line]], small(".seats")[seat_count(context, mode)]]
            for mode in game.modes
        ],
    ]


def seat_count(context: Context, mode: ModeCard) -> str:
    least, most = min(mode.seats), max(mode.seats)
    return context.words("page-players" if least == most else "page-players-range", least=least, most=most)


def seat_choices(context: Context, game: GameCard, mode: ModeCard, filled: Mapping[str, str]) -> Element:
    """Who sits where: me, a friend at this screen, or a bot. Seats beyond the minimum may stay empty."""
    words = context.words
    return fieldset[
        legend[words("page-seats")],
        [
            div(".field")[
                label(for_=f"seat-{seat}")[mode.sides[seat]],
                select(f"#seat-{seat}", name=f"seat-{seat}")[sitters(context, game, mode, seat, filled)],
            ]
            for seat in range(max(mode.seats))
        ],
        [
            p(".second")[words("page-seats-line")],
            p(".lots")[
                input("#lots", type="checkbox", name="lots", value="yes", checked=bool(filled.get("lots"))),
                label(for_="lots")[words("page-lots")],
            ],
        ]
        if max(mode.seats) > 1
        else None,
    ]


def sitters(context: Context, game: GameCard, mode: ModeCard, seat: int, filled: Mapping[str, str]) -> Node:
    """Who may sit there; by default me and bots. Of these the levels come first, which say all that most need."""
    words, least = context.words, min(mode.seats)
    usual = filled.get(f"seat-{seat}", "me" if seat == 0 else "normal" if seat < least else "")
    people = [*([""] if seat >= least else []), "me", *(["friend"] if max(mode.seats) > 1 else [])]
    levels = [bot for bot in game.bots if bot in LEVELS]
    others = [bot for bot in game.bots if bot not in LEVELS]

    def named(name: str) -> Element:
        return option(value=name, selected=name == usual)[sitting(words, name or "nobody")]

    return [
        [named(name) for name in (*people, *levels)],
        optgroup(label=words("page-other-bots"))[[named(name) for name in others]] if others else None,
    ]


def own_options(context: Context, game: GameCard, mode: ModeCard, filled: Mapping[str, str]) -> Node:
    """What is agreed on in this mode, and where to build what it is played on."""
    own = [each for each in mode.options if each.id not in COMMON_OPTIONS]
    if not own:
        return None
    rules = [each for each in own if is_switch(each)]
    return fieldset[
        legend[context.words("page-agreed")],
        [table_option(each, filled) for each in own if each not in rules],
        optional_rules(context, rules, filled) if rules else None,
        p(".second")[a(href=f"/workshop/{game.id}")[context.words("page-workshop-line")]]
        if game.workshop
        else None,
    ]


def is_switch(each: TableOption) -> bool:
    """Whether an option is just yes or no."""
    return [value for value, _ in each.values] == ["no", "yes"]


def optional_rules(context: Context, rules: list[TableOption], filled: Mapping[str, str]) -> Element:
    """Rules that are used or not, usually not: folded away, each with a checkbox."""
    ticked = [each.id for each in rules if filled.get(f"option-{each.id}") == "yes"]
    return details(open=bool(ticked))[
        summary[context.words("page-optional-rules")],
        [
            p(".lots")[
                input(
                    f"#option-{each.id}",
                    type="checkbox",
                    name=f"option-{each.id}",
                    value="yes",
                    checked=each.id in ticked,
                ),
                label(for_=f"option-{each.id}")[each.title],
            ]
            for each in rules
        ],
    ]


def table_options(context: Context, mode: ModeCard, filled: Mapping[str, str]) -> Element:
    """What few people change; open if any of it was filled in before."""
    words = context.words
    common = [each for each in mode.options if each.id in COMMON_OPTIONS]
    names = ("name", "seed", "reactions", *(f"option-{each.id}" for each in common))
    return details(open=any(filled.get(name) for name in names))[
        summary[words("page-more-options")],
        [table_option(each, filled) for each in common],
        reactions(context, filled.get("reactions", "")),
        div(".field")[
            label(for_="name")[words("page-table-name")],
            input("#name", name="name", value=filled.get("name"), maxlength="60", autocomplete="off"),
        ],
        div(".field")[
            label(for_="seed")[words("page-seed")],
            input(
                "#seed",
                name="seed",
                value=filled.get("seed"),
                inputmode="numeric",
                pattern="[0-9]*",
                maxlength="20",
                autocomplete="off",
            ),
        ],
        p(".second")[words("page-seed-line")],
    ]


def reactions(context: Context, chosen: str) -> Node:
    """How long others may react, where people play at different screens, and what that gives away."""
    words = context.words
    chosen = chosen or REACTIONS[0]
    names = {
        each: words("page-reactions-seconds", n=int(each)) if each.isdecimal() else words(f"page-reactions-{each}")
        for each in REACTIONS
    }
    return [
        div(".field")[
            label(for_="reactions")[words("page-reactions")],
            select("#reactions", name="reactions")[
                [option(value=each, selected=each == chosen)[name] for each, name in names.items()]
            ],
        ],
        p(".second")[words("page-reactions-line")],
    ]


def table_option(each: TableOption, filled: Mapping[str, str]) -> Element:
    """A value to choose; one that was written out, such as a custom map, is among them."""
    chosen = filled.get(f"option-{each.id}") or each.values[0][0]
    values = each.values if chosen in dict(each.values) else ((chosen, chosen), *each.values)
    return div(".field")[
        label(for_=f"option-{each.id}")[each.title],
        select(f"#option-{each.id}", name=f"option-{each.id}")[
            [option(value=value, selected=value == chosen)[name] for value, name in values]
        ],
    ]
