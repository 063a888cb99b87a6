"""For all tests: a busy machine is not the code's fault, so no Hypothesis example has a deadline; and what was
loaded before the first test is not searched for garbage again and again."""

import gc

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
