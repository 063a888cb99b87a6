"""The pages in a browser. A package, so that its tests can share a fixture with nobody else: see `conftest.py`."""
