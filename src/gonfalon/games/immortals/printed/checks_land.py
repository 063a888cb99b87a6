"""How the parts of the map must fit together: borders, outlines and yields."""

from collections.abc import Collection, Iterator, Mapping
from itertools import chain, pairwise

from .base import Point, Polygon
from .land import MapFile, Region, Side


def wrong_borders(board: MapFile) -> Iterator[str]:
    """Borders that only one of two regions has, that differ in the realms, or that leave a region cut off."""
    regions = {region.id: region for region in board.regions}
    for region in board.regions:
        where = f"map.toml, {region.id}"
        if sorted(region.light.neighbours) != sorted(region.dark.neighbours):
            yield f"{where}: its neighbours in light and in darkness must be the same."
        if region.id in region.light.neighbours:
            yield f"{where}: a region is not its own neighbour."
        for name in region.light.neighbours:
            if region.id not in regions[name].light.neighbours:
                yield f"{where}: {name} is its neighbour, but does not name it as its own."
    if not connected(regions, regions):
        yield "map.toml, region: some regions cannot be reached from the others."
    for province in board.provinces:
        inside = [region.id for region in board.regions if region.province == province.id]
        if not connected(regions, inside):
            yield f"map.toml, {province.id}: its regions do not all hang together."


def connected(regions: Mapping[str, Region], names: Collection[str]) -> bool:
    """Whether these regions are all connected through one another."""
    reached: set[str] = set()
    ahead = set(list(names)[:1])
    while ahead:
        reached |= ahead
        beside = chain.from_iterable(regions[name].light.neighbours for name in ahead)
        ahead = {name for name in beside if name in names} - reached
    return reached == set(names)


def wrong_shapes(board: MapFile) -> Iterator[str]:
    """Outlines that do not fit the borders, sides that do not mirror each other, anchors outside their region."""
    sizes = board.board
    for number, realm in enumerate(board.realms):
        sides = {region.id: region.sides[number] for region in board.regions}
        yield from wrong_lines(sides, realm.id)
        left, right = realm.x_range
        for name, side in sides.items():
            where = f"map.toml, {name}, {realm.id}"
            if not all(left <= x <= right and 0 <= y <= sizes.height for x, y in side.polygon):
                yield f"{where}: its outline leaves the realm."
            for anchor, point in side.anchors.items():
                if not is_inside(point, side.polygon):
                    yield f"{where}: {anchor} lies outside its outline."
            if area(side.polygon) <= 0:
                yield f"{where}: its outline must run clockwise."
    for region in board.regions:
        if sorted(mirrored(region.light.polygon, sizes.mirror_x)) != sorted(region.dark.polygon):
            yield f"map.toml, {region.id}: its outline in darkness must be the mirror image of that in light."


def wrong_lines(sides: Mapping[str, Side], realm: str) -> Iterator[str]:
    """Regions that share a line without being neighbours, and the other way round, or that touch at a corner."""
    lines = {name: set(lines_of(side.polygon)) for name, side in sides.items()}
    corners = {name: set(side.polygon) for name, side in sides.items()}
    names = list(sides)
    for number, name in enumerate(names):
        for other in names[number + 1 :]:
            neighbours, where = other in sides[name].neighbours, f"map.toml, {name}, {realm}"
            if neighbours and lines[name].isdisjoint(lines[other]):
                yield f"{where}: {other} is its neighbour, but their outlines share no line."
            elif not neighbours and not corners[name].isdisjoint(corners[other]):
                yield f"{where}: its outline touches that of {other}, which is not its neighbour."


def lines_of(polygon: Polygon) -> Iterator[frozenset[Point]]:
    """The lines from one corner to the next."""
    return (frozenset(ends) for ends in pairwise([*polygon, polygon[0]]))


def mirrored(polygon: Polygon, axis: int) -> list[Point]:
    """The corners on the other side of the axis."""
    return [(2 * axis - x, y) for x, y in polygon]


def area(polygon: Polygon) -> float:
    """Its area, negative if it runs anticlockwise on the screen."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise([*polygon, polygon[0]])) / 2


def is_inside(point: Point, polygon: Polygon) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times."""
    px, py = point
    crossed = False
    for (x0, y0), (x1, y1) in pairwise([*polygon, polygon[0]]):
        if (y0 > py) != (y1 > py) and px < x0 + (py - y0) * (x1 - x0) / (y1 - y0):
            crossed = not crossed
    return crossed


def wrong_yields(board: MapFile) -> Iterator[str]:
    """Realms or provinces that yield more or less than the others, and regions that yield the same as another."""
    said = board.board
    for number, realm in enumerate(board.realms):
        for what in ("gold", "energy"):
            total = sum(getattr(region.sides[number], what) for region in board.regions)
            if total != said.yield_total:
                yield f"map.toml, {realm.id}: its regions yield {total} {what}, not {said.yield_total} as said."
        for province in board.provinces:
            sides = [region.sides[number] for region in board.regions if region.province == province.id]
            total = sum(side.gold + side.energy for side in sides)
            if total != said.yield_per_province:
                yield (
                    f"map.toml, {province.id}, {realm.id}: its regions yield {total} in all, "
                    f"not {said.yield_per_province} as said."
                )
    first: dict[tuple[int, ...], str] = {}
    for region in board.regions:
        yields = tuple(getattr(side, what) for side in region.sides for what in ("gold", "energy"))
        if first.setdefault(yields, region.id) != region.id:
            yield f"map.toml, {region.id}: it yields the same as {first[yields]} in both realms."
