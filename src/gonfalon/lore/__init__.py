"""What is printed: content and packs, the rule catalogues, and the words of both languages."""
