"""Lets hatchling build a compiled wheel: `HATCH_BUILD_HOOK_ENABLE_CUSTOM=true python -m build --wheel`.

The usual hook for mypyc compiles the source as it is; ours has states to be written out first.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled libraries beside the modules they stand for, and names the wheel after the platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        sys.path[:0] = [str(root / "tools"), str(root / "src")]
        import compiling

        copy = root / "build" / "fast"
        compiling.update(compiling.all_games(), copy)
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["force_include"] |= {
            str(file): str(file.relative_to(copy)) for file in compiling.libraries_in(copy)
        }
