"""The names of cards can be read on the colours that are drawn behind them."""

import pytest

from games.drawing import contrast
from gonfalon.games.heroes.draw import DRAW
from gonfalon.games.heroes.draw.cards import colour_of_card
from gonfalon.games.heroes.printed import CARDS

LEAST = 4.5


@pytest.mark.parametrize("colour", sorted({colour_of_card(card) for card in range(len(CARDS))}))
def test_a_name_can_be_read_on_the_colour_of_its_card(colour):
    shades = DRAW.palette.shades
    for ground, cloth in zip(shades[colour], shades["cloth"], strict=True):
        assert contrast(ground, cloth) >= LEAST
