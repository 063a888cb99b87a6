"""map.toml: the realms, provinces and regions of the board."""

from msgspec import field

from gonfalon.lore.content import Colour, Count, Head, Printed, Top

from .base import Known, Point, Polygon, RealmId, Thing


class Board(Known, frozen=True):
    width: Top
    height: Top
    mirror_x: Top
    regions_per_realm: Top
    regions_per_province: Top
    yield_total: Count
    yield_per_province: Count


class Realm(Thing, frozen=True):
    x_range: tuple[int, int]
    limbo_of_the_fallen: RealmId


class Province(Thing, frozen=True):
    color: Colour


class Void(Thing, frozen=True):
    """A gap in the board, not a region."""

    polygon_light: Polygon
    polygon_dark: Polygon


class Side(Printed, frozen=True):
    """A region in one of the realms: what it yields, what it borders on, how it is drawn."""

    gold: Count
    energy: Count
    neighbours: tuple[str, ...]
    text_en: str
    text_fr: str
    name_at: Point
    army_at: Point
    building_at: Point
    portal_at: Point
    polygon: Polygon

    @property
    def anchors(self) -> dict[str, Point]:
        """Where its name and pieces are drawn, by the names of the fields."""
        return {key: getattr(self, key) for key in ("name_at", "army_at", "building_at", "portal_at")}


class Region(Thing, frozen=True):
    province: str
    light: Side
    dark: Side
    home_of: str = ""

    @property
    def sides(self) -> tuple[Side, Side]:
        """The region in light and in darkness."""
        return self.light, self.dark


class MapFile(Printed, frozen=True):
    meta: Head
    board: Board
    realms: tuple[Realm, ...] = field(name="realm")
    provinces: tuple[Province, ...] = field(name="province")
    voids: tuple[Void, ...] = field(name="void")
    regions: tuple[Region, ...] = field(name="region")
