"""How long others may react at a table. Older tables get the usual time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("table", sa.Column("reactions", sa.String, nullable=False, server_default="3"))


def downgrade() -> None:
    op.drop_column("table", "reactions")
