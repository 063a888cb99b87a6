"""The lessons that somebody has learnt."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("lesson", sa.String, primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("learnt")
