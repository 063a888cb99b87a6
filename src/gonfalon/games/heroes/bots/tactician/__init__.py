"""How combats are fought: answers.py answers every question of a combat by rules."""
