"""What others do, as a page plays it: the caption with its controls in the prompt's box, cards and dice over the
board, and what it all came to. The script shows and fills these parts."""

from __future__ import annotations

from typing import Final

from htpy import Element, button, div, h2, kbd, p, section, span

from gonfalon.web.pages.context import Context
from gonfalon.web.pages.layout import icon
from gonfalon.web.settings import SPEEDS

MOTIONS: Final = ("full", "less", "none")
"""How much of it a person wants to see: with less motion it only fades in, with none nothing is played."""


def following(context: Context) -> Element:
    """The step that is played, and the controls."""
    words = context.words
    return section("#follow", hidden=True, aria_label=words("page-following"))[
        span("#step-arms", aria_hidden="true"),
        div("#told")[p("#caption", aria_live="polite"), p("#because")],
        div("#rolled", aria_hidden="true"),
        div("#steering")[
            control("back", "step_back", words("page-step-back"), -1),
            button("#follow-pause.tool", type="button", aria_pressed="false", title=words("page-pause"))[
                icon("pause"), icon("play"), span(".unseen")[words("page-pause")]
            ],
            control("next", "step", words("page-step"), 1),
            [
                button(f"#follow-{speed}.button", type="button", name="hasten", value=str(speed))[
                    words(f"page-speed-{speed}")
                ]
                for speed, factor in SPEEDS.items()
                if factor
            ],
            button("#follow-skip.button", type="button", aria_keyshortcuts="Space")[
                words("page-skip-steps"), kbd(aria_hidden="true")[words("page-space")]
            ],
        ],
        div("#segments", aria_hidden="true"),
    ]


def control(id: str, sign: str, name: str, by: int) -> Element:
    """Leafs through the steps."""
    return button(f"#follow-{id}.tool", type="button", name="leaf", value=str(by), aria_label=name, title=name)[
        icon(sign)
    ]


def overlays(context: Context) -> list[Element]:
    """What lies over the board: the card of a step with its result, and the digest."""
    words = context.words
    return [
        div("#moment")[div("#moment-card"), div("#banner", role="status")],
        section("#digest", hidden=True, aria_labelledby="digest-head")[
            h2("#digest-head")[words("page-digest")],
            div("#digest-sides"),
            div(".row")[
                p(".second")[words("page-digest-close")],
                button("#digest-watch.button", type="button")[icon("replay"), words("page-watch-again")],
                button("#digest-close.button", type="button")[
                    words("page-to-my-turn"), kbd(aria_hidden="true")[words("page-enter")]
                ],
            ],
        ],
    ]
