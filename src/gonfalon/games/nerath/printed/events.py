"""events.toml: the Event cards of the four realms."""

from typing import Literal

from msgspec import field

from gonfalon.lore.content import Head, Printed, Source, Top, Worded

from .cards import Effect, Wording

Window = Literal["immediate", "turn", "battle", "reaction"]


class EventTiming(Wording, frozen=True):
    window: Window


class Event(Worded, frozen=True):
    realm: str
    number: Top
    window: Window
    timing: str
    play_immediately: bool
    effects: tuple[Effect, ...] = field(name="effect")
    value: float
    flavor_en: str
    flavor_fr: str
    source: Source
    open_fields: tuple[str, ...] = ()


class EventsFile(Printed, frozen=True):
    meta: Head
    card_rules: tuple[Wording, ...] = field(name="card_rule")
    timings: tuple[EventTiming, ...] = field(name="timing")
    events: tuple[Event, ...] = field(name="event")
