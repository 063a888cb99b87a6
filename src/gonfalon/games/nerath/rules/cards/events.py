"""What the Event cards do, a function a card, realm by realm."""

from __future__ import annotations

from . import events_iron_circle, events_karkoth, events_nerath, events_vailin

__all__ = ["events_iron_circle", "events_karkoth", "events_nerath", "events_vailin"]
