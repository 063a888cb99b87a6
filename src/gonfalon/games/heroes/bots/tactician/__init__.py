"""How combats are fought: answers.py answers every combat question by rules."""
