"""The rules of Heroes, a file a chapter of the book."""
