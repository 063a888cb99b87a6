"""The lessons: whoever does what they say learns them, and whoever does otherwise is told."""

from __future__ import annotations

import re

import pytest

from games.nerath.learner import LESSONS, MOST_CHOICES, Learner, followed
from gonfalon.core import Match, Setup
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.bots.forecast import forecast
from gonfalon.games.nerath.codes import face_of
from gonfalon.games.nerath.draw import DRAW
from gonfalon.games.nerath.printed import CONTENT, EDITION, SPACE_ID, SPACES, TREASURE_ID
from gonfalon.games.nerath.printed import LESSONS as PRINTED
from gonfalon.lore.content import check
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words
from gonfalon.web.seen.voice import words_in

SEEDS = range(1, 21)
MANY = range(1, 401)
each_lesson = pytest.mark.parametrize("lesson", LESSONS)
CHANCY = {"dice": 18, "fleet": 18, "dungeon": 18}
"""How many of twenty learners succeed at least, where the dice may be against them; elsewhere all do."""
BESIDE = {("dungeon", 6)}
"""Steps of those who have done something else first."""


# ------------------------------------------------------------------ following a lesson


def test_there_are_eight_lessons_in_the_order_of_a_course():
    assert list(LESSONS) == ["marching", "dice", "castle", "fleet", "dungeon", "muster", "cards", "victory"]


@each_lesson
def test_whoever_does_what_a_lesson_says_learns_it(lesson):
    learners = followed(lesson, SEEDS)
    done = [each for each in learners if each.now.is_done]
    assert len(done) >= CHANCY.get(lesson, len(SEEDS))
    assert all(each.is_over for each in learners)
    assert max(len(each.chosen) for each in learners) <= MOST_CHOICES


@each_lesson
def test_every_step_comes_to_somebody(lesson):
    missing = set(range(1, len(LESSONS[lesson].steps) + 1)) - {step for name, step in BESIDE if name == lesson}
    for seed in MANY:
        (learner,) = followed(lesson, [seed])
        missing -= {step for _, step in learner.trail}
        if not missing:
            return
    raise AssertionError(f"nobody was told: {missing}")


@each_lesson
def test_what_a_step_wants_can_be_pointed_at_or_has_a_button(lesson):
    learner = Learner(lesson)
    while not learner.is_over:
        option = learner.now.option
        assert option is not None
        targets = DRAW.targets(learner.view, option)
        assert targets or option[0] in ("end", "press", "retreat", "sensible")
        learner.play(GAME.verbs.text(option))


def test_the_first_dice_show_a_first_strike_a_hit_and_a_second_round():
    learner = Learner("dice", LESSONS["dice"].seed or 0)
    assert learner.follow().is_done
    asked = [what for what, _ in learner.trail]
    assert (asked.count("lose"), asked.count("press")) == (1, 1)
    rolled = next(fact for fact in learner.view.log if fact[0] == "rolled")
    assert rolled[1:3] == (0, 0)
    assert face_of(rolled[3])[1] >= 6


def test_no_other_lesson_has_dice_of_its_own():
    assert [lesson.id for lesson in GAME.lessons if lesson.seed is not None] == ["dice"]


@pytest.mark.parametrize(
    ("lesson", "moves", "space", "least", "most"),
    [
        ("dice", ["march blackspear_hills starfall_vale"], "starfall_vale", 1 - 1 / 65, 1 - 1 / 70),
        ("castle", [], "silverbough", 1 / 250, 1 / 200),
        ("castle", [], "starfall_vale", 0.999, 1),
        ("dungeon", ["march blackspear_hills temple_of_elemental_evil"], "temple_of_elemental_evil", 0.97, 1),
        ("victory", ["march golden_savanna vailindor"], "vailindor", 0.999, 1),
    ],
)
def test_the_chances_are_as_the_lessons_say(lesson, moves, space, least, most):
    learner = Learner(lesson)
    learner.play(*moves)
    found = forecast(learner.match.state, SPACE_ID[space])
    assert found is not None
    assert least <= found.win <= most


def test_income_is_what_the_lesson_says():
    learner = Learner("muster")
    learner.follow()
    assert ("income", 0, 16) in learner.view.log


def test_others_have_no_cards_and_the_learner_only_those_that_are_named():
    for lesson in PRINTED:
        g = Learner(lesson.id).match.state
        assert [len(hand) for hand in g.hand] == [len(lesson.hand), 0, 0, 0]
        assert {len(deck) + len(pile) for deck, pile in zip(g.deck[1:], g.discard[1:], strict=True)} == {20}


# ----------------------------------------------------------------------- otherwise


@each_lesson
def test_another_choice_is_never_refused(lesson):
    first = Learner(lesson)
    for line in first.offered()[:40]:
        other = Learner(lesson)
        other.play(line)
        assert other.chosen == [line]


@pytest.mark.parametrize(
    ("lesson", "lines", "slip"),
    [
        ("marching", ["move 2:footsoldier@shroudmoor silverbough"], ""),
        ("marching", ["move 3:footsoldier@shroudmoor silverbough"], "else-all"),
        ("marching", ["move 1:fighter@ashen_vale dusk_fens"], "else"),
        ("marching", ["move 1:fighter@ashen_vale dusk_fens", "move 1:fighter@dusk_fens ashen_vale"], ""),
        ("fleet", ["move 1:warship@tarsem_coast serpent_shallows"], "else"),
        ("fleet", ["march tarsem_coast serpent_shallows"], "else"),
        (
            "fleet",
            [
                "embark warship@tarsem_coast wizard@widows_landing",
                "move 1:warship@tarsem_coast serpent_shallows",
            ],
            "",
        ),
        ("cards", ["march shroudmoor silverbough"], "else"),
        ("cards", ["event karkoth_forced_march", "space dusk_fens", "march shroudmoor silverbough"], ""),
    ],
)
def test_what_is_said_of_another_choice(lesson, lines, slip):
    learner = Learner(lesson)
    learner.play(*lines)
    assert learner.now.slip == slip
    assert not learner.now.has_failed


def test_a_card_kept_in_battle_deserves_a_word_and_the_lesson_fails_with_the_victory():
    told = 0
    for seed in SEEDS:
        learner = Learner("cards", seed)
        learner.follow_to("battle_start")
        learner.play("pass")
        told += learner.now.slip == "else-kept"
        assert learner.is_over or learner.now.slip
        assert learner.follow().has_failed
    assert told


def test_pressing_on_at_silverbough_deserves_a_word_and_retreat_is_asked_for_again():
    told = 0
    for seed in SEEDS:
        learner = Learner("castle", seed)
        learner.play("battle silverbough", "press")
        if learner.is_over:
            assert learner.now.has_failed
            continue
        told += 1
        assert (learner.asked, learner.now.slip, learner.now.step) == ("press", "else", 2)
        assert learner.follow().is_done
    assert told


def test_the_battles_of_the_castle_may_be_fought_the_other_way_round():
    learner = Learner("castle")
    learner.play("battle starfall_vale")
    assert learner.follow().is_done


def test_heroes_who_leave_first_may_still_play_the_treasure():
    learner = Learner("dungeon")
    learner.follow_to("reposition")
    while learner.asked == "reposition":
        (leaving, *_), ends = [line for line in learner.offered() if line.startswith("move")] or [""], "end"
        learner.play(leaving or ends)
        assert learner.now.slip in ("else", "")
    assert (learner.asked, learner.now.step) == ("recruit", 6)
    assert learner.follow().is_done


def test_no_step_is_due_once_the_moment_of_a_card_has_passed_until_that_is_undone():
    learner = Learner("cards")
    learner.play("march shroudmoor silverbough")
    assert learner.now.step == 0
    learner.undo()
    assert (learner.now.step, learner.now.slip) == (1, "")
    assert learner.follow().is_done


def test_a_retreat_from_a_good_battle_deserves_a_word_and_has_failed():
    for seed in SEEDS:
        learner = Learner("dice", seed)
        learner.play("march blackspear_hills starfall_vale", "end")
        learner.follow_to("press")
        if learner.is_over:
            continue
        learner.play("retreat")
        assert (learner.asked, learner.now.slip) == ("withdraw", "else")
        learner.play("march starfall_vale blackspear_hills")
        assert learner.now.has_failed
        return
    raise AssertionError("nobody could retreat")


@pytest.mark.parametrize(
    ("lesson", "lines"),
    [
        ("marching", ["end"]),
        ("marching", ["move 2:footsoldier@shroudmoor silverbough", "end"]),
        ("dice", ["end"]),
        ("fleet", ["end"]),
        ("muster", ["end"]),
        ("muster", ["recruit dragon karkothi_throneholds", "end", "end"]),
        ("cards", ["end"]),
        ("victory", ["end"]),
    ],
)
def test_a_lesson_fails_once_its_goal_is_out_of_reach(lesson, lines):
    learner = Learner(lesson)
    learner.play(*lines)
    assert learner.now.has_failed


def test_an_empty_hand_at_the_end_of_the_turn_fails_the_dungeon():
    learner = Learner("dungeon")
    learner.play("end")
    assert not learner.is_over, "the treasure may be played until the turn is over"
    learner.play("end")
    assert learner.now.has_failed


def test_a_monster_that_runs_no_farther_is_a_point_short():
    learner = Learner("victory")
    learner.follow_to("amok")
    assert learner.match.state.points[0] == 12
    learner.play("end")
    assert learner.now.has_failed


# --------------------------------------------------------------------------- the words


def sentences(lesson: str) -> list[str]:
    """The ids of all that a lesson says."""
    known = LESSONS[lesson]
    parts = ["task", *map(str, range(1, len(known.steps) + 1)), *(slip.word for slip in known.slips)]
    return [f"lesson-{lesson}", *(f"lesson-{lesson}-{part}" for part in (*parts, "done", "failed"))]


@pytest.mark.parametrize("lang", ["en", "fr"])
@each_lesson
def test_every_sentence_of_a_lesson_exists(lesson, lang):
    words = words_in(lang, "nerath")
    assert [id for id in sentences(lesson) if f"[{id}]" == words(id) or id not in words] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_there_are_no_sentences_of_lessons_besides(lang):
    words = words_in(lang, "nerath")
    every = {id for lesson in LESSONS for id in sentences(lesson)}
    known = {id for id in words.bundles[0]._messages if id.startswith("lesson-")}
    assert known == every


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("lesson", PRINTED, ids=lambda lesson: lesson.id)
def test_a_lesson_names_only_spaces_it_is_about(lesson, lang):
    words = words_in(lang, "nerath")
    said = " ".join(words(id) for id in sentences(lesson.id))
    about = {army.space for army in lesson.armies} | {*lesson.goal.spaces, lesson.goal.leave}
    about |= {name for step in lesson.steps for offer in step.offers for name in re.findall("[a-z_]+", offer)}
    about |= {"blackspear_hills"} if lesson.id == "marching" else set()
    assert {space.id for space in SPACES if is_named(words, said, space)} <= about


def is_named(words: Words, said: str, space: object) -> bool:
    return re.search(rf"\b{re.escape(named(words, space))}\b", said) is not None  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "fr"])
@each_lesson
def test_a_lesson_calls_buttons_by_their_labels(lesson, lang):
    words = words_in(lang, "nerath")
    labels = {words("option-end", what=what) for what in ("move", "recruit", "deploy")}
    labels |= {words("option-press"), words("option-retreat", lost="none")}
    quoted = "“(.*?)”" if lang == "en" else "«\u00a0(.*?)\u00a0»"
    printed = {"start of your Move step"}
    said = {label for id in sentences(lesson) for label in re.findall(quoted, words(id))}
    assert said - printed <= labels


# ------------------------------------------------------------------------- the position


def test_what_lies_on_top_is_drawn():
    learner = Learner("dungeon")
    assert learner.match.state.treasure_deck[-1] == TREASURE_ID["crown_of_the_dead_emperors"]
    assert len(set(learner.match.state.treasure_deck)) == 30


def test_every_guardian_is_somewhere_once():
    g = Learner("dungeon").match.state
    tokens = [*g.guardian_stack, *(token for lair in g.lair for token in lair)]
    assert sorted(tokens) == list(range(30))
    assert {len(lair) for lair in g.lair} == {1}


def test_a_castle_that_was_just_taken_takes_no_new_pieces():
    lines = Learner("muster").offered()
    assert any(line.endswith(" maze_of_maur_khul") for line in lines)
    assert not any(line.endswith(" silverbough") for line in lines)


@each_lesson
def test_a_lesson_is_replayed_from_its_record(lesson):
    learner = Learner(lesson)
    learner.follow()
    again = Match(GAME, Setup(learner.lesson.mode, learner.lesson.seats, 1, {"lesson": lesson}), live=True)
    for entry in learner.match.journal:
        again.feed(entry.seat, entry.option)
    assert again.state.points == learner.match.state.points
    assert again.log == learner.match.log


# -------------------------------------------------------------------------- the content


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ('space = "ashen_vale", pieces = { fighter = 1', 'space = "ashen_vale", pieces = { figther = 1', "piece"),
        ('realm = "vailin", space = "vailindor"', 'realm = "valin", space = "vailindor"', "realm"),
        ('spaces = ["silverbough", ', 'spaces = ["silverbow", ', "space"),
        ('until = "silverbough"', 'until = "silverbow"', "space"),
        ("3:footsoldier@shroudmoor silverbough", "3:footsoldier@shroudmoor silverbow", "names nothing"),
        ('treasures = ["crown_of', 'treasures = ["clown_of', "treasure"),
        ('["kobold_warren"]', '["kobold"]', "guardian"),
        ('hand = ["karkoth_forced', 'hand = ["karkoth_farced', "event"),
        ('held = { silverbough = "karkoth" }', 'held = { silverbough = "carkoth" }', "realm"),
        ('begins = "fight"', 'begins = "fighting"', "not allowed"),
    ],
)
def test_a_name_that_does_not_exist_is_reported(tmp_path, right, wrong, problem):
    text = (CONTENT / "lessons.toml").read_text(encoding="utf-8")
    assert right in text
    (tmp_path / "lessons.toml").write_text(text.replace(right, wrong, 1), encoding="utf-8")
    (found,) = check(EDITION, tmp_path)
    assert found.startswith("lessons.toml, ")
    assert problem in found
