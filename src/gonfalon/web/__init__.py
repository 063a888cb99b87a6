"""Gonfalon in the browser: pages, live tables and the store that keeps them.

Start reading at `app.py`. The rooms, each above the next: `site` (routes), `wire` (the live connection of a page),
`pages` (HTML), `seen` (what a viewer is shown), `tables` (people and bots take their turns) and `store` (what is
kept). One choice goes straight through: a click, `wire/live.py`, `wire/messages.py`, `tables/table.py`, the match,
the store; then the page is told that it is done, and each page's own task looks, draws and sends.
"""

from pathlib import Path


def sentences_folder() -> Path:
    """The folder of the server's sentences."""
    return Path(__file__).parent / "sentences"
