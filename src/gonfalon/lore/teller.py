"""The machinery behind what a game says: prompts, options, log lines and notes, put together from tables.

A sentence is a Fluent message under `prompt-`, `option-` or `fact-` and the name of its question, verb or fact.
It takes facts by name. An argument has a kind, such as `unit` or `space`, and each kind is named by one function;
what a sentence needs beyond its named arguments comes from a function of its own, looked up by question, verb or
fact.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from gonfalon.core import Ask, Option, Verbs, View
from gonfalon.lore.memo import Memo
from gonfalon.lore.phrases import capital, dashed
from gonfalon.lore.words import Words

G = TypeVar("G")

Facts = dict[str, Any]
REMEMBERED: Final = 1 << 14
"""How many options a game remembers in words."""
NONE: Final = "none"
"""What a sentence gets where there is nothing to name."""


def nothing_more(words: Words, g: Any, kinds: Sequence[str], values: Sequence[Any]) -> Facts:
    return {}


def always_told(g: Any, name: str, args: Sequence[Any]) -> bool:
    return True


def as_it_is(view: View, fact: Sequence[Any]) -> Any:
    return view.state


@dataclass(frozen=True)
class Teller(Generic[G]):
    """How the sentences of a game are put together.

    `names` has a function for each kind of argument; a kind without one is left as it is. A kind in `rest` takes
    all values from its position on. `joint` gives facts that several arguments form together. `about` gives the
    kinds of a question's arguments, `told` those of each fact in the log. `asked`, `chosen` and `recounted` add to
    prompts, options and log lines; a verb in `chosen` gets no other names for its arguments. The last arguments of
    a fact in `secret` are not known to everybody: `fact-drew`, and `fact-drew-known` for those who know them.
    `is_told` is False for what another line says; `as_it_was` is the state that a line refers to. What is said of
    the verbs in `constant` depends on nothing but the arguments and the name of the question, so it is put
    together once.
    """

    verbs: Verbs
    names: Mapping[str, Callable[[Words, G, Any], Any]]
    about: Callable[[Ask], Sequence[str]]
    told: Mapping[str, Sequence[str]]
    rest: Collection[str] = ()
    joint: Callable[[Words, G, Sequence[str], Sequence[Any]], Facts] = nothing_more
    asked: Mapping[str, Callable[[Words, G, Ask], Facts]] = field(default_factory=dict)
    chosen: Mapping[str, Callable[[Words, G, Sequence[int], Ask | None], Facts]] = field(default_factory=dict)
    recounted: Mapping[str, Callable[[Words, G, Sequence[Any]], Facts]] = field(default_factory=dict)
    noted: Mapping[str, Callable[[Words, G, Sequence[int], Ask | None], str]] = field(default_factory=dict)
    secret: Collection[str] = ()
    is_told: Callable[[G, str, Sequence[Any]], bool] = always_told
    as_it_was: Callable[[View, Sequence[Any]], G] = as_it_is
    constant: Collection[str] = ()
    known: Memo[str] = field(default_factory=lambda: Memo(REMEMBERED))

    def prompt(self, words: Words, view: View, seat: int) -> str:
        """What the seat is asked."""
        ask, g = view.asks[seat], view.state
        facts = self.named(words, g, self.about(ask), ask.about)
        if ask.what in self.asked:
            facts |= self.asked[ask.what](words, g, ask)
        return capital(words(f"prompt-{dashed(ask.what)}", **facts))

    def option(self, words: Words, view: View, option: Option) -> str:
        """One thing a seat may choose."""
        ask = answered(view, option)
        if option[0] in self.constant:
            key = (words, option, ask.what if ask else NONE)
            return self.known.get(key, lambda: self.spelled(words, view.state, option, ask))
        return self.spelled(words, view.state, option, ask)

    def short(self, words: Words, view: View, option: Option) -> str:
        """The same on a button, where what it is about has been picked; empty if there is nothing shorter."""
        if f"short-{dashed(option[0])}" not in words:
            return ""
        return self.spelled(words, view.state, option, answered(view, option), "short")

    def spelled(self, words: Words, g: G, option: Option, ask: Ask | None, how: str = "option") -> str:
        verb, *args = option
        facts: Facts = {"what": ask.what if ask else NONE}
        if verb in self.chosen:
            facts |= self.chosen[verb](words, g, args, ask)
        else:
            facts |= self.named(words, g, [kind.id for kind in self.verbs.table[verb]], args)
        return capital(words(f"{how}-{dashed(verb)}", **facts))

    def fact(self, words: Words, view: View, fact: Sequence[Any]) -> str:
        """Something that happened, as a line of the log; empty where another line says it."""
        name, *args = fact
        if not self.is_told(view.state, name, args):
            return ""
        g, kinds = self.as_it_was(view, fact), self.told[name]
        facts = self.named(words, g, kinds, args)
        if name in self.recounted:
            facts |= self.recounted[name](words, g, args)
        known = "-known" if name in self.secret and len(args) >= len(kinds) else ""
        return capital(words(f"fact-{dashed(name)}{known}", **facts))

    def note(self, words: Words, view: View, option: Option) -> str:
        """What a player should know before choosing an option; usually nothing."""
        verb, *args = option
        return self.noted[verb](words, view.state, args, answered(view, option)) if verb in self.noted else ""

    def named(self, words: Words, g: G, kinds: Sequence[str], values: Sequence[Any]) -> Facts:
        """Arguments by kind, as a sentence names them."""
        facts: Facts = {}
        for place, (kind, value) in enumerate(zip(kinds, values)):
            given = values[place:] if kind in self.rest else value
            facts[kind] = self.names[kind](words, g, given) if kind in self.names else given
        return facts | self.joint(words, g, kinds, values)


def answered(view: View, option: Option) -> Ask | None:
    """The question an option answers, or would answer if it were offered."""
    asks = list(view.asks.values())
    if len(asks) < 2:
        return asks[0] if asks else None
    return next((ask for ask in asks if option in ask.options), asks[0])
