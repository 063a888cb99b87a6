"""The routes: pages for people, JSON for programs."""
