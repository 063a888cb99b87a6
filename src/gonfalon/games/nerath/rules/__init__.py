"""The rules of Nerath, a file a chapter of the book."""
