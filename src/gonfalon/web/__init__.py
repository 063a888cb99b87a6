"""Gonfalon in the browser: pages, live tables and the store that keeps them.

Start reading at `app.py`. The rooms, each above the next: `site` (routes), `wire` (the live connection of a page),
`pages` (HTML), `seen` (what a viewer is shown), `tables` (people and bots take their turns) and `store` (what is
kept).
"""

from pathlib import Path


def sentences_folder() -> Path:
    """The folder of the server's sentences."""
    return Path(__file__).parent / "sentences"
