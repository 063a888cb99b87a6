"""Heroes of Might and Magic III: the Board Game."""
