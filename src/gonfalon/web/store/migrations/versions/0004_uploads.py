"""Uploaded records have an owner and a size, so that nobody fills the disk with them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("upload", sa.Column("owner", sa.String, nullable=False, server_default=""))
    op.add_column("upload", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.execute("update upload set size = length(cast(text as blob))")


def downgrade() -> None:
    op.drop_column("upload", "size")
    op.drop_column("upload", "owner")
