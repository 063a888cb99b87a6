"""Gonfalon in the browser: pages, live tables and the store that keeps them.

Start reading at `app.py`. A table lives in `tables.py`, what each viewer gets of it is worked out in `viewer.py`,
`live.py` carries it over the wire, `store.py` keeps the choices and `bot_pool.py` lets bots think elsewhere.
"""

from pathlib import Path


def sentences_folder() -> Path:
    """Where the sentences of the server are."""
    return Path(__file__).parent / "sentences"
