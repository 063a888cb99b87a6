"""For all tests: a busy machine is no fault of the code, so no example of Hypothesis has a deadline."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
