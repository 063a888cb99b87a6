"""Phase 4 of a round, and the end of the game (chapters SCO and END)."""

from __future__ import annotations

from gonfalon.games.immortals.printed import BUILDINGS, CAPITAL, SANCTUARY, SCORING
from gonfalon.games.immortals.state import PROVINCE_MASKS, Immortals


def scoring(g: Immortals) -> None:
    """Everybody scores, the first player last, in every round (IMM-SCO-01, IMM-SCO-10); then the next round
    begins, if there is one (IMM-TRN-03, IMM-END-01)."""
    g.stage = "scoring"
    for seat in (*g.in_order()[1:], g.first):
        parts = score(g, seat)
        g.points[seat] += sum(parts)
        g.tell("scored", seat, *parts)
    g.push("round" if g.round < g.rounds else "end")


def score(g: Immortals, seat: int) -> tuple[int, int, int, int]:
    """VP for regions, Sanctuaries, Capitals and provinces (IMM-SCO-02, IMM-SCO-03, IMM-SCO-04, IMM-SCO-08), and
    for nothing else (IMM-BLD-12, IMM-SCO-12). They go to whoever has armies there (IMM-SCO-09, IMM-BLD-26)."""
    own = g.occupied(seat)
    return (
        own.bit_count() // SCORING.regions_per_vp,
        (own & g.sanctuaries).bit_count() * BUILDINGS[SANCTUARY].vp_at_scoring,
        (own & g.capitals).bit_count() * BUILDINGS[CAPITAL].vp_at_scoring,
        sum(for_province(own & mask, mask) for provinces in PROVINCE_MASKS for mask in provinces),
    )


def for_province(own: int, whole: int) -> int:
    """2 VP for three or four regions, 3 VP for all of them (IMM-SCO-05, IMM-SCO-06, IMM-SCO-07)."""
    if own == whole:
        return SCORING.vp_whole_province
    return SCORING.vp_province if own.bit_count() >= SCORING.province_from else 0


def end(g: Immortals) -> None:
    """The game is over after the scoring of the last round (IMM-END-01, IMM-END-05)."""
    g.stage = "over"
    g.tell("over", *(seat for seat, place in enumerate(places(g)) if place == 1))


def places(g: Immortals) -> tuple[int, ...]:
    """Most VP (IMM-END-02), then most armies on the board (IMM-END-03); those still tied share the place
    (IMM-END-04)."""
    merits = [(g.points[seat], g.on_board(seat)) for seat in range(g.players)]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
