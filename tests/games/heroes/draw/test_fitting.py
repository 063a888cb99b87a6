"""Cards in the hand: all of one size, each in the form that has room for its text."""

from __future__ import annotations

import pytest

from games.drawing import text
from games.heroes.drawing import words
from games.positions import LANGUAGES
from gonfalon.games.heroes.draw.faces import docked
from gonfalon.games.heroes.draw.fitting import LOW, TALL, lines_in, rooms_of, texts_of, whole_texts, wrapped
from gonfalon.games.heroes.printed import CARD_ID, CARDS
from gonfalon.lore.svg import breadth

EVERY = range(len(CARDS))


def forms_of(known, card, forms):
    """How a card is set, and in which form."""
    texts = texts_of(known, card, forms)
    return texts, next(form for form in forms if form.name == texts.form)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("forms", [TALL, LOW], ids=["tall", "low"])
def test_no_card_says_more_than_it_has_room_for(lang, forms):
    known = words(lang)
    for card in EVERY:
        texts, form = forms_of(known, card, forms)
        rooms = rooms_of(known, card, form)
        lines = [wrapped(said, room, form.text) for said, room in zip((texts.said, *texts.ways), rooms)]
        assert sum(map(len, lines)) <= lines_in(known, card, form), card
        assert all(texts.ways), card


def test_few_cards_are_cut_on_a_desk_and_what_is_cut_ends_in_dots():
    known = words("fr")
    cut = [card for card in EVERY if "…" in "".join(str(texts_of(known, card, TALL)))]
    assert len(cut) < len(CARDS) // 10
    necromancy = CARD_ID["necromancy"]
    whole, texts = whole_texts(known, necromancy), texts_of(known, necromancy, TALL)
    assert texts.form == "packed"
    for full, short in zip(whole, (texts.said, *texts.ways)):
        assert short == full or (short.endswith("…") and full.startswith(short.rstrip("…")))


def test_a_card_with_little_text_has_a_picture_and_one_with_much_has_none():
    known = words()
    assert texts_of(known, CARD_ID["power"], TALL).form == "roomy"
    assert texts_of(known, CARD_ID["knowledge"], TALL).form != "roomy"


def test_a_text_that_is_cut_only_on_a_laptop_is_drawn_for_both():
    known = words()
    card = next(card for card in EVERY if texts_of(known, card, LOW).ways != texts_of(known, card, TALL).ways)
    face = text(docked(known, card))
    assert "on-tall" in face
    assert "on-low" in face


def test_lines_are_as_wide_as_their_room_and_hold_the_whole_text():
    said = "Play right after casting a spell: take that Spell card back"
    lines = wrapped(said, 100, 11)
    assert " ".join(lines) == said
    assert all(breadth(line, 11) <= 100 for line in lines)
    assert wrapped("", 100, 11) == []
