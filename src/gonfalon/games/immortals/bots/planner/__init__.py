"""Bots at three levels: `easy`, `normal` and `hard`.

Ten actions are planned at once, so a plan is made as a whole: card by card the best that is left, as if all that
was planned before had gone well (plan.py). At the hard level several such plans are tried out in imagined worlds
(playouts.py). Everything else is answered by rules (answers.py). sight.py says what an attack, a building or an
army is worth.
"""
