"""Fights and towns as SVG, for pictures that are looked at outside of a page."""
