"""The names this server answers to.

A foreign page can make a browser call us by a name of its own, since its name server may say that we are it; it
would then be taken for one of our pages. So only names that we know are answered.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address

HERE = ("127.0.0.1", "localhost", "::1")
"""Addresses that only this machine can reach."""

ANYWHERE = ("", "0.0.0.0", "::")


@dataclass(frozen=True)
class Hosts:
    """Names, in lower case; where everybody is served, also every address, which no name server can fake."""

    names: frozenset[str] = frozenset(HERE)
    any_address: bool = False

    @classmethod
    def of(cls, bound: str, more: Iterable[str] = ()) -> Hosts:
        """The names of a server bound to an address: those of this machine, and what the keeper adds."""
        own = [socket.gethostname(), f"{socket.gethostname()}.local"] if bound in ANYWHERE else [bound]
        return cls(frozenset(name_of(each) for each in (*HERE, *own, *more)), bound in ANYWHERE)

    @property
    def is_local(self) -> bool:
        """Whether only this machine is served."""
        return self.names == frozenset(HERE) and not self.any_address

    def know(self, header: str) -> bool:
        """Whether a Host header names this server."""
        name = name_of(header)
        return name in self.names or (self.any_address and is_address(name))


def name_of(header: str) -> str:
    """The name in `name`, `name:port`, `[address]:port`, or a bare address."""
    name = header.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    if name.count(":") == 1:
        name = name.partition(":")[0]
    return name.removesuffix(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
