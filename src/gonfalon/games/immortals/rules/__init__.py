"""The rules of Immortals, a file a chapter of the book."""
