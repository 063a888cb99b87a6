"""The house bots: plan.py has their levels and how they play a Turn."""
