"""Event cards of Vailin, for tests."""

from __future__ import annotations

from games.nerath.battlefield import lay


def holding(*names):
    return {"vailin": tuple(f"vailin_{name}" for name in names)}


def turn(*names, vailin=None, **more):
    """Vailin's own turn, in its Move step, with these cards."""
    return lay(more.pop("karkoth", {}), vailin, active="vailin", events=holding(*names), **more)
