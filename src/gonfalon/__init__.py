"""Gonfalon: a digital home for four board games.

One engine plays Tiny Epic Tactics, Conquest of Nerath, Immortals, and Heroes of Might and Magic III: the
Board Game. The engine is in `gonfalon.core`, each game in its own folder of `gonfalon.games`.
"""

__version__ = "0.2.0"
