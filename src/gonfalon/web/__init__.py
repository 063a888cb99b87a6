"""Gonfalon in the browser: pages, live tables and the store that keeps them.

Start reading at `app.py`. `tables.py` runs a table, `viewer.py` works out what each viewer sees of it, `live.py`
sends that over the wire, `store.py` saves the choices and `bot_pool.py` runs bots in other processes.
"""

from pathlib import Path


def sentences_folder() -> Path:
    """The folder of the server's sentences."""
    return Path(__file__).parent / "sentences"
