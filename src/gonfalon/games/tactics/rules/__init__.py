"""The rules of Tactics, a file a chapter of the book."""
