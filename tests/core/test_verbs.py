"""Every option has a text and a number, and is found again from both."""

import pytest

import tables
from core.games import workshop
from gonfalon.core import GonfalonError, Kind, Verbs

UNIT = Kind("unit", ("blue_beast", "red_mage", "red_beast"))
SPACE = Kind("space", tuple(f"m{n}" for n in range(7)))
NOTHING = Kind("nothing", ())
VERBS = Verbs({"end": (), "move": (UNIT, SPACE), "never": (NOTHING,), "swap": (UNIT, UNIT, SPACE), "use": (UNIT,)})


@pytest.mark.parametrize(
    "verbs", [VERBS, workshop.VERBS, *(game.verbs for game in tables.SMALL.values())], ids=lambda verbs: "verbs"
)
def test_round_trip(verbs):
    options = list(verbs)
    assert len(options) == len(set(options)) == verbs.size
    for number, option in enumerate(options):
        assert verbs.index(option) == number
        assert verbs.option(number) == option
        assert verbs.parse(verbs.text(option)) == option


def test_how_it_reads():
    assert VERBS.size == 1 + 21 + 0 + 63 + 3
    assert VERBS.text(("move", 0, 6)) == "move blue_beast m6"
    assert VERBS.parse("  swap red_mage   red_beast m0 ") == ("swap", 1, 2, 0)
    assert VERBS.text(("end",)) == "end"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fly m1", "This game has no verb 'fly'; it has: end, move, never, swap, use."),
        ("", "This game has no verb ''; it has: end, move, never, swap, use."),
        ("move blue_beast", "'move blue_beast' does not fit the form 'move unit space'."),
        ("end now", "'end now' does not fit the form 'end'."),
        ("use red_dwarf", "'red_dwarf' is not a unit; 'blue_beast' is one, for instance."),
    ],
)
def test_what_cannot_be_said(text, sentence):
    with pytest.raises(GonfalonError) as error:
        VERBS.parse(text)
    assert str(error.value) == sentence


@pytest.mark.parametrize("number", [-1, VERBS.size])
def test_a_number_too_far(number):
    with pytest.raises(GonfalonError, match=f"There is no option {number}; the numbers go from 0 to 87"):
        VERBS.option(number)


@pytest.mark.parametrize("option", [("move", 1), ("move", 1, 2, 3)])
def test_an_option_with_too_few_or_many_arguments_has_no_number(option):
    with pytest.raises(ValueError):
        VERBS.index(option)
    with pytest.raises(ValueError):
        VERBS.text(option)
