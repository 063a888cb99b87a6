"""Content files: what is read, what packs change, and what each kind of mistake is answered with."""

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, field

from gonfalon.lore import content
from gonfalon.lore.content import ContentError, Edition, Library, Printed, check


class Head(Printed, frozen=True):
    game: str


class Blow(Printed, frozen=True):
    damage: Annotated[int, Meta(ge=0)]


class Knight(Printed, frozen=True):
    id: str
    name_en: str
    name_fr: str
    colour: Literal["red", "blue"] = "red"
    blow: Blow | None = None
    blows: tuple[Blow, ...] = ()


class Size(Printed, frozen=True):
    width: int
    height: int


class KnightsFile(Printed, frozen=True):
    meta: Head
    knights: tuple[Knight, ...] = field(name="knight")
    size: Size | None = None


KNIGHTS = """
[meta]
game = "joust"

[size]
width = 3
height = 4

[[knight]]
id = "gawain"
name_en = "Gawain"
name_fr = "Gauvain"

[[knight]]
id = "kay"
name_en = "Kay"
name_fr = "Keu"
blow = { damage = 2 }
"""
HEAD = '[meta]\ngame = "joust"\n'


def folder(path: Path, **files: str) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, encoding="utf-8")
    return path


def nothing(contents: object) -> list[str]:
    return []


def problem(tmp_path: Path, text: str) -> str:
    with pytest.raises(ContentError) as caught:
        Library().load(folder(tmp_path, knights=text), "knights.toml", KnightsFile)
    return str(caught.value)


def knight(line: str) -> str:
    return HEAD + f'[[knight]]\nid = "kay"\nname_en = "Kay"\nname_fr = "Keu"\n{line}\n'


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return folder(tmp_path / "home", knights=KNIGHTS)


def test_a_file_becomes_typed_values(home):
    file = Library().load(home, "knights.toml", KnightsFile)
    assert [knight.id for knight in file.knights] == ["gawain", "kay"]
    assert file.knights[1].blow == Blow(damage=2)
    assert file.knights[0].text("name", "fr") == "Gauvain"


def test_values_cannot_be_changed(home):
    file = Library().load(home, "knights.toml", KnightsFile)
    with pytest.raises(AttributeError):
        setattr(file.knights[0], "id", "lancelot")  # noqa: B010, the type checker refuses the plain way too


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("blow = { damage = '2' }", "field blow.damage: expected a whole number, got text."),
        ("blow = { damage = -2 }", "field blow.damage: expected a whole number >= 0."),
        ("blow = {}", "field blow: the field damage is missing; add it."),
        ("blow = 3", "field blow: expected a table, got a whole number."),
        (
            "blows = [{ damage = 1 }, { damge = 1 }]",
            "field blows[1]: there is no field damge; did you mean damage?",
        ),
        ("coluor = 'red'", "there is no field coluor; did you mean colour?"),
        ("colour = 'bleu'", 'field colour: "bleu" is not allowed; did you mean blue?'),
        ("colour = 'xyz'", 'field colour: "xyz" is not allowed; it may be: red, blue.'),
    ],
)
def test_a_mistake_in_an_entry_is_a_sentence(tmp_path, line, sentence):
    found = problem(tmp_path, knight(line))
    assert found.startswith('knights.toml, knight "kay"')
    assert found.endswith(sentence)


def test_an_entry_without_id_is_named_by_its_number(tmp_path):
    text = knight("") + '[[knight]]\nname_en = "Bors"\nname_fr = "Bohort"\n'
    assert problem(tmp_path, text) == "knights.toml, knight number 2: the field id is missing; add it."


def test_every_bad_entry_is_reported(tmp_path):
    text = HEAD + "".join(f'[[knight]]\nid = "{name}"\n' for name in "abc") + "[size]\nwidth = 3\n"
    assert len(problem(tmp_path, text).splitlines()) == 4


def test_an_id_used_twice(tmp_path):
    text = knight("") + '[[knight]]\nid = "kay"\nname_en = "Kay"\nname_fr = "Keu"\n'
    assert problem(tmp_path, text) == (
        'knights.toml, knight: entries 1 and 2 both have the id "kay"; ids must differ.'
    )


def test_an_id_used_twice_inside_an_entry(tmp_path):
    text = knight('blows = [{ id = "x" }, { id = "x" }]')
    assert 'knight "kay", blows: entries 1 and 2' in problem(tmp_path, text)


def test_a_file_that_is_not_toml(tmp_path):
    assert "knights.toml is not valid TOML: " in problem(tmp_path, "[meta\n")


def test_a_file_that_is_missing(tmp_path):
    with pytest.raises(ContentError, match=r"knights\.toml is missing: it should be in "):
        Library().load(tmp_path, "knights.toml", KnightsFile)


def test_a_file_that_names_no_game(tmp_path):
    assert "does not say which game it is for" in problem(tmp_path, "[size]\nwidth = 3\n")


def test_a_pack_replaces_and_extends_entries(home, tmp_path):
    library = Library()
    changed = knight("colour = 'blue'") + '[[knight]]\nid = "bors"\nname_en = "Bors"\nname_fr = "Bohort"\n'
    library.use_pack(folder(tmp_path / "pack", knights=changed))
    file = library.load(home, "knights.toml", KnightsFile)
    assert [knight.id for knight in file.knights] == ["gawain", "kay", "bors"]
    assert file.knights[1].colour == "blue"
    assert file.knights[1].blow is None, "the entry is replaced as a whole"


def test_a_pack_merges_plain_tables_key_by_key(home, tmp_path):
    library = Library()
    library.use_pack(folder(tmp_path / "pack", knights=HEAD + "[size]\nwidth = 9\n"))
    assert library.load(home, "knights.toml", KnightsFile).size == Size(width=9, height=4)


def test_the_last_pack_wins(home, tmp_path):
    library = Library()
    for width in (8, 9):
        library.use_pack(folder(tmp_path / f"pack{width}", knights=HEAD + f"[size]\nwidth = {width}\n"))
    size = library.load(home, "knights.toml", KnightsFile).size
    assert size
    assert size.width == 9


def test_a_pack_of_another_game_changes_nothing(home, tmp_path):
    library = Library()
    library.use_pack(folder(tmp_path / "pack", knights='[meta]\ngame = "chess"\n[size]\nwidth = 9\n'))
    assert library.load(home, "knights.toml", KnightsFile).size == Size(width=3, height=4)


def test_a_mistake_in_a_pack_is_found_after_merging(home, tmp_path):
    library = Library()
    library.use_pack(folder(tmp_path / "pack", knights=HEAD + "[size]\nwidth = 'wide'\n"))
    with pytest.raises(ContentError, match=r"field size\.width: expected a whole number, got text"):
        library.load(home, "knights.toml", KnightsFile)


def test_a_pack_after_the_content_is_loaded_is_refused(home, tmp_path):
    library = Library()
    library.load(home, "knights.toml", KnightsFile)
    with pytest.raises(ContentError, match="comes too late: the content of joust is already loaded"):
        library.use_pack(folder(tmp_path / "pack", knights=HEAD))


def test_a_pack_that_is_no_folder_of_content(tmp_path):
    with pytest.raises(ContentError, match="is not a content pack"):
        Library().use_pack(tmp_path / "nowhere")


def test_installed_packs_come_from_entry_points(home, tmp_path, monkeypatch):
    pack = folder(tmp_path / "pack", knights=HEAD + "[size]\nwidth = 9\n")

    class Point:
        def load(self) -> str:
            return str(pack)

    monkeypatch.setattr(content, "entry_points", lambda group: [Point()] if group == "gonfalon.packs" else [])
    size = Library(content.installed_packs).load(home, "knights.toml", KnightsFile).size
    assert size == Size(width=9, height=4)


def test_the_version_follows_the_content_and_not_its_layout(home, tmp_path):
    def version(text: str) -> str:
        library = Library()
        library.load(folder(tmp_path / "other", knights=text), "knights.toml", KnightsFile)
        return library.version("joust")

    assert version(KNIGHTS) == version("# a comment\n" + KNIGHTS)
    assert version(KNIGHTS) != version(KNIGHTS.replace("width = 3", "width = 5"))
    assert len(version(KNIGHTS)) == 12


def test_the_version_does_not_follow_what_does_not_count(home):
    library = Library()
    library.load(home, "knights.toml", KnightsFile)
    before = library.version("joust")
    (home / "drills.toml").write_text(KNIGHTS.replace("width = 3", "width = 5"), encoding="utf-8")
    assert library.load(home, "drills.toml", KnightsFile, counts=False) != library.load(
        home, "knights.toml", KnightsFile
    )
    assert library.version("joust") == before


def test_content_that_was_not_loaded_has_no_version():
    with pytest.raises(ContentError, match="The content of joust has not been loaded"):
        Library().version("joust")


def test_check_finds_nothing_wrong_with_good_content(home):
    assert check(Edition("joust", home, {"knights": KnightsFile}, nothing)) == []


def test_check_reports_what_the_files_disagree_on(home):
    edition = Edition("joust", home, {"knights": KnightsFile}, lambda files: [str(len(files["knights"].knights))])
    assert check(edition) == ["2"]


def test_check_reports_every_file(tmp_path):
    edition = Edition(
        "joust", folder(tmp_path, squires="["), dict.fromkeys(["knights", "squires"], KnightsFile), nothing
    )
    missing, broken = check(edition)
    assert missing.startswith("knights.toml is missing")
    assert "squires.toml is not valid TOML" in broken


def test_check_of_a_pack_names_files_that_do_not_belong(home, tmp_path):
    edition = Edition("joust", home, {"knights": KnightsFile}, nothing)
    pack = folder(tmp_path / "pack", nights=HEAD, knights='[meta]\ngame = "chess"\n')
    foreign, misnamed = check(edition, pack)
    assert foreign.endswith("knights.toml belongs to chess, not to joust: see game in its [meta].")
    assert misnamed.endswith("nights.toml is not a content file of joust; did you mean knights?")


def test_check_of_a_folder_that_is_no_pack(home, tmp_path):
    (sentence,) = check(Edition("joust", home, {"knights": KnightsFile}, nothing), tmp_path / "nowhere")
    assert "is not a content pack" in sentence
