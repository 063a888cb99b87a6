"""The bot that searches: information-set Monte Carlo tree search over imagined worlds.

Each iteration imagines another world, walks down the tree along choices that are possible in it, adds one choice
and judges where that leads. All worlds share one tree: a node is the list of choices that lead to it, so its
worth is an average over what the seat cannot know and over the dice. A choice is weighed by the reward of the
seat that makes it, and by how often it was possible, not by how often the node was met (Cowling, Powley and
Whitehouse 2012). Questions may have hundreds of options: a node starts with the one that looks best and gets
others as it is visited more often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nlargest
from itertools import count
from math import exp, inf, log, sqrt
from random import Random
from statistics import pstdev
from time import thread_time

from gonfalon.bots.greedy import ranked
from gonfalon.bots.look import best, few, settle, shares
from gonfalon.core import Ask, Match, Option, View, draw

SECONDS = 1.0
CURIOSITY = 0.5
"""How strongly rarely tried choices are favoured."""

WIDTH, GROWTH = 1.0, 0.5
"""A node visited n times has WIDTH * n ** GROWTH choices."""

TRIED = 6
"""How many options are looked at to find the next choice of a node."""

DEPTH = 12
"""How many choices deep the tree goes."""

RANKING = 1 / 3
"""The most of the time that is spent on looking at all options before the search begins."""

PROBES = 12
"""How many short random games are played to learn how widely judgements vary."""


class Node:
    """The choices that may be made after those that lead here, and how they fared."""

    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[int, Option], Node] = {}
        self.available = 1
        self.visits = 0
        self.reward = 0.0

    @property
    def mean(self) -> float:
        return self.reward / self.visits if self.visits else 0.0

    def promise(self) -> float:
        """What to expect of this choice, and more if it was tried less often than it could have been."""
        return self.mean + CURIOSITY * sqrt(log(self.available) / self.visits)


def search(
    view: View,
    ask: Ask,
    rng: Random,
    imagine: Callable[[], Match],
    *,
    seconds: float | None = SECONDS,
    iterations: int | None = None,
) -> Option:
    """The option that does best within the budget. Seconds are CPU time: a bot plays as well on a busy machine as
    on a quiet one."""
    start = thread_time()
    end = start + seconds if seconds else inf
    options = ranked(ask, rng, imagine, lambda: thread_time() < start + RANKING * (end - start))
    if len(options) == 1:
        return options[0]
    tree = Tree(ask.seat, options, rng, imagine)
    for left in budget(end, iterations):
        if tree.lead() > left:
            break
        tree.grow(imagine())
    return tree.choice()


def budget(end: float, iterations: int | None) -> Iterator[float]:
    """While time and iterations last, yield an estimate of how many iterations are left."""
    start = thread_time()
    for done in count():
        now = thread_time()
        left = (end - now) * done / (now - start) if done else inf
        left = left if iterations is None else min(left, iterations - done)
        if left <= 0:
            return
        yield left


class Tree:
    """The search tree of one question."""

    def __init__(self, seat: int, options: list[Option], rng: Random, imagine: Callable[[], Match]) -> None:
        self.seat = seat
        self.root = Node()
        self.options = options
        self.rng = rng
        self.rewards = Rewards(seat, rng, imagine)

    def choice(self) -> Option:
        """The option tried most often; ties go to the one that fared better."""
        tried = self.root.children
        return max(tried, key=lambda key: (tried[key].visits, tried[key].mean))[1] if tried else self.options[0]

    def lead(self) -> int:
        """How many more tries the option tried most often has than any other."""
        first, second = nlargest(2, [0, 0, *(child.visits for child in self.root.children.values())])
        return first - second

    def grow(self, match: Match) -> None:
        """Walk down the tree in this world, add a choice, and credit every choice along the way."""
        node, new, seat, height = self.root, False, self.seat, 0
        path: list[tuple[int, Node]] = []
        while not (new or match.over or len(path) == DEPTH):
            seat = self.seat if self.seat in match.asks else min(match.asks)
            height = len(match.state.stack)
            match, node, new = self.step(match, node, seat)
            path.append((seat, node))
        match = settle(match, seat, height, self.rng)
        rewards = {seat: self.rewards(match, seat) for seat in {seat for seat, _ in path}}
        self.root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.reward += rewards[seat]

    def step(self, match: Match, node: Node, seat: int) -> tuple[Match, Node, bool]:
        """Make a choice that is possible in this world: a new one if the node has room, or the most promising."""
        at_root = node is self.root
        options = self.options if at_root else match.asks[seat].options
        possible = [key for key in node.children if key[0] == seat and (at_root or key[1] in options)]
        if len(possible) < WIDTH * (node.visits + 1) ** GROWTH:
            fresh = [option for option in self.hopefuls(node, options) if (seat, option) not in node.children]
            if fresh:
                option, match = best(match, seat, fresh)
                child = node.children[seat, option] = Node()
                return match, child, True
        for key in possible:
            node.children[key].available += 1
        key = max(possible, key=lambda key: node.children[key].promise())
        match.play_offered(seat, key[1])
        return match, node.children[key], False

    def hopefuls(self, node: Node, options: Sequence[Option]) -> Iterable[Option]:
        """The candidates for the next choice of a node."""
        if node is self.root:
            return options[len(node.children) : len(node.children) + 1]
        return few(options, TRIED, self.rng)


class Rewards:
    """Judgements scaled to 0 to 1, with 1/2 for what the position is worth now."""

    def __init__(self, seat: int, rng: Random, imagine: Callable[[], Match]) -> None:
        now = imagine()
        self.now = [now.game.judge(now.state, seat) for seat in range(now.setup.seats)]
        self.spread = max(pstdev(probe(imagine(), seat, rng) for _ in range(PROBES)), 1e-9)

    def __call__(self, match: Match, seat: int) -> float:
        if match.over:
            return shares(match)[seat]
        gain = (match.game.judge(match.state, seat) - self.now[seat]) / self.spread
        return 1 / (1 + exp(-max(-5.0, min(5.0, gain))))


def probe(match: Match, seat: int, rng: Random) -> float:
    """The judgement after a few random choices."""
    for _ in range(DEPTH):
        if match.over:
            break
        asked = min(match.asks)
        match.play_offered(asked, draw(match.asks[asked].options, rng))
    return match.game.judge(match.state, seat)
