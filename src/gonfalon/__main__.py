"""`python -m gonfalon` is the `gonfalon` command."""

from gonfalon.cli import main

main()
