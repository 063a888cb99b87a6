"""A chance to react at a live table: everybody is asked at once, and the answers count in turn order."""

from __future__ import annotations

from .ask import Ask, Chance, Option


class OpenChance:
    """The questions of a chance and what has been answered. A seat with several is asked one after the other until
    it reacts: what it would say after that could not count."""

    def __init__(self, chance: Chance) -> None:
        asked = [(key, chance.ask_of(key)) for key in chance.keys]
        self.questions: list[tuple[int, Ask]] = [(key, ask) for key, ask in asked if ask is not None]
        self.answers: list[Option | None] = [None] * len(self.questions)
        self.seats = {ask.seat for _, ask in self.questions}

    def asks(self) -> dict[int, Ask]:
        """The open questions by seat, in turn order."""
        asks: dict[int, Ask] = {}
        reacted: set[int] = set()
        for (_, ask), answer in zip(self.questions, self.answers, strict=True):
            if answer is None:
                if ask.seat not in asks and ask.seat not in reacted:
                    asks[ask.seat] = ask
            elif answer != ask.default:
                reacted.add(ask.seat)
        return asks

    def take(self, seat: int, answer: Option) -> None:
        """The answer to the first question of a seat that is still open."""
        for at, (_, ask) in enumerate(self.questions):
            if ask.seat == seat and self.answers[at] is None:
                self.answers[at] = answer
                return

    def counted(self) -> list[int] | None:
        """The seats whose answers count, in turn order: all if everybody has passed, otherwise those up to the
        first reaction. None while somebody before a reaction can still answer."""
        seats: list[int] = []
        for (_, ask), answer in zip(self.questions, self.answers, strict=True):
            if answer is None:
                return None
            seats.append(ask.seat)
            if answer != ask.default:
                break
        return seats

    def outcome(self) -> tuple[int, Option] | None:
        """Who reacts first, and how; None if everybody has passed."""
        for (key, ask), answer in zip(self.questions, self.answers, strict=True):
            if answer is not None and answer != ask.default:
                return key, answer
        return None
