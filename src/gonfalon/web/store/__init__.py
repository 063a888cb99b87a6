"""What is kept: tables, their journals, who sits where, uploaded records."""
