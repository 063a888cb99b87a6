"""The house bots: plan.py has their levels and how they take a Turn."""
