"""Tables, choices, who sits where, uploads."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "table",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mode", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("names", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False, index=True),
        sa.Column("finished", sa.Float),
        sa.Column("checkpoint", sa.LargeBinary),
    )
    op.create_table(
        "choice",
        sa.Column("table", sa.String, sa.ForeignKey("table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "seatholder",
        sa.Column("table", sa.String, sa.ForeignKey("table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("holder", sa.String, nullable=False, index=True),
        sa.Column("order", sa.String, nullable=False),
    )
    op.create_table(
        "upload",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("upload", "seatholder", "choice", "table"):
        op.drop_table(name)
