"""For all tests: a busy machine is not the code's fault, so no Hypothesis example has a deadline; and what was
loaded before the first test is not searched for garbage again and again."""

import gc

import pytest
from hypothesis import settings

from gonfalon.core import is_compiled

settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Some tests replace what the compiled copy calls directly, or read the source."""
    mark = item.get_closest_marker("python_only")
    if mark is not None and is_compiled():
        pytest.skip(mark.args[0])
