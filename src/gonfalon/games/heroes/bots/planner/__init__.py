"""The players of the house: plan.py has their levels and how they take their Turn."""
