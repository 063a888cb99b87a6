"""A table at the terminal: people and bots take their turns until the game is over or somebody leaves."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from random import Random

from gonfalon import bots
from gonfalon.cli.common import HUMAN
from gonfalon.cli.lesson import Teacher
from gonfalon.cli.person import Person, Wish
from gonfalon.cli.speech import Speech
from gonfalon.core import LEARNER, Declined, GonfalonError, Match, Option, Orders, answer_by_order, ordered
from gonfalon.core.record import record_of


class Table:
    """Who plays, and what each seat has read of the log. `file` is where the game is saved, if that is known; in a
    lesson the `teacher` speaks."""

    def __init__(
        self,
        speech: Speech,
        match: Match,
        players: list[str],
        order: str,
        file: Path | None,
        teacher: Teacher | None = None,
    ) -> None:
        self.speech = speech
        self.match = match
        self.players = players
        self.orders = [Orders(order)] * len(players)
        self.declined = Declined()
        self.by_hand: dict[int, int] = {}
        self.file = file
        self.teacher = teacher
        self.people = [seat for seat, player in enumerate(players) if player == HUMAN]
        self.bots = {seat: bots.load(player, match.game) for seat, player in enumerate(players) if player != HUMAN}
        self.rngs = [Random(f"{match.setup.seed} {seat}") for seat in range(len(players))]
        self.read = [0] * len(players)
        self.watched = 0
        self.sitting: int | None = None

    def run(self) -> None:
        """Play to the end, or until somebody leaves and the game is saved."""
        if self.teacher:
            self.teacher.begin()
        try:
            while not self.match.over and not self.is_learnt():
                if not self.step():
                    self.leave()
                    return
        except (KeyboardInterrupt, EOFError):
            self.leave()
        except Exception:
            self.leave()
            raise
        else:
            if self.teacher:
                self.teacher.speak()
            else:
                self.finish()

    def is_learnt(self) -> bool:
        """Whether this was a lesson and is over; if it goes on, what it wants next is said."""
        if self.teacher is None or (LEARNER not in self.match.asks and not self.teacher.now().is_done):
            return False
        return self.teacher.speak()

    def step(self) -> bool:
        """One choice. False if a person wants to leave."""
        match = self.match
        seat = next(iter(match.asks))
        if seat in self.bots:
            self.bot_chooses(seat)
            return True
        option = self.answer_of(seat)
        if option is None:
            return self.person_chooses(seat)
        if not match.asks[seat].window:
            speech, view = self.speech, match.view([seat])
            speech.say("cli-by-itself", choice=speech.tell.option(speech.words, view, option))
        match.play(seat, option)
        return True

    def answer_of(self, seat: int) -> Option | None:
        """What a person has ordered to answer; None if they must be asked, or have taken an answer back."""
        if self.by_hand.get(seat) == self.match.nth[seat]:
            return None
        return answer_by_order(self.match, seat, self.orders[seat], self.declined)

    def bot_chooses(self, seat: int) -> None:
        match = self.match
        ask = match.asks[seat]
        if ask.window and ask.only() is not None:
            match.let_pass(seat)
            return
        name = self.speech.seat(match.view([]), seat)
        with self.speech.console.status(self.speech.words("cli-thinking", seat=name)):
            option = bots.answer(self.bots[seat], match, seat, self.rngs[seat], self.read[seat])
        self.read[seat] = len(match.log)
        match.play(seat, option)
        if not self.people:
            self.watch()

    def watch(self) -> None:
        """What happened, for a spectator."""
        view = self.match.view([], self.watched)
        self.watched = len(self.match.log)
        self.speech.facts(view, view.log)

    def person_chooses(self, seat: int) -> bool:
        match = self.match
        self.seat_person(seat)
        self.show(seat)
        person = Person(self.speech, match.view([seat]), match.asks[seat], partial(match.why_not, seat))
        answer = person.answer()
        if answer is Wish.QUIT:
            return False
        if answer is Wish.ORDER:
            self.give_order(seat, person.order)
        elif answer is Wish.UNDO:
            match.undo(seat)
            self.declined.forget(seat)
            self.by_hand[seat] = match.nth[seat]
            self.read = [min(read, len(match.log)) for read in self.read]
            self.sitting = None
        else:
            if match.asks[seat].window and answer == match.asks[seat].default:
                self.declined.add(match, seat)
            match.play(seat, answer)
        return True

    def give_order(self, seat: int, text: str) -> None:
        """Add an order to those of a seat, or say what orders there are."""
        try:
            self.orders[seat] = ordered(self.match, self.orders[seat], text)
            self.by_hand.pop(seat, None)
        except GonfalonError:
            self.speech.say("cli-no-order", text=text)

    def seat_person(self, seat: int) -> None:
        """If several people share the terminal, nobody sees what the previous one saw."""
        if len(self.people) > 1 and self.sitting not in (None, seat):
            self.speech.wipe()
            self.speech.say("cli-pass-to", seat=self.speech.seat(self.match.view([]), seat))
            if sys.stdin.isatty():
                self.speech.console.input()

    def show(self, seat: int) -> None:
        """The board and what happened, if anything did since the person last looked."""
        view = self.match.view([seat])
        news = view.log[self.read[seat] :]
        if news or self.sitting != seat:
            self.speech.board(view)
            self.speech.facts(view, news)
        self.sitting = seat
        self.read[seat] = len(self.match.log)

    def finish(self) -> None:
        """The final board, and who won."""
        speech, match = self.speech, self.match
        reader = self.people[:1] if len(self.people) == 1 else []
        view = match.view(reader)
        speech.board(view)
        since = max((self.read[seat] for seat in self.people), default=self.watched)
        speech.facts(view, view.log[since:])
        speech.places(match, view, self.players)
        speech.chronicle(match)
        if self.file:
            self.save()

    def leave(self) -> None:
        """Save the game and say how to resume it."""
        own = any(":" in player and not player.startswith("search:") for player in self.players)
        seats = f" --seats {','.join(self.players)}" if own else ""
        self.speech.say("cli-saved", command=f"gonfalon play --load {self.save()}{seats}")

    def save(self) -> Path:
        """Write the record to the file of this game, or to a new one."""
        match = self.match
        file = self.file or free_file(f"{match.game.id}-{match.setup.seed}")
        file.write_text(record_of(match, self.players).text(), encoding="utf-8")
        return file


def free_file(stem: str) -> Path:
    """An unused file name in the current folder."""
    file, number = Path(f"{stem}.gfn"), 2
    while file.exists():
        file, number = Path(f"{stem}-{number}.gfn"), number + 1
    return file
