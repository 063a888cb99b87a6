"""What a pair of eyes is shown of a table."""
