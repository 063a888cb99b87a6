"""A journal that only grows: entries in place of choices.

The rows of `choice` stay, unused, until a later release drops them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

FILL = """
insert into entry ("table", number, kind, seat, text)
select "table", number, case when seat < 0 then 'rekey' else 'choice' end, seat,
       case when seat < 0 and text like 'rekey %' then substr(text, 7) else text end
from choice
"""

MEASURE = """
update "table" set length = (select count(*) from entry where entry."table" = "table".id)
"""


def upgrade() -> None:
    op.create_table(
        "entry",
        sa.Column("table", sa.String, sa.ForeignKey("table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("key", sa.String),
        sa.Column("at", sa.BigInteger),
        sa.UniqueConstraint("table", "key", name="entry_once"),
    )
    op.execute(FILL)
    op.add_column("table", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.execute(MEASURE)


def downgrade() -> None:
    op.drop_column("table", "length")
    op.drop_table("entry")
