"""A seat has orders of several sorts, as JSON, and the name of whoever plays it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seatholder", sa.Column("orders", sa.String, nullable=False, server_default="{}"))
    op.add_column("seatholder", sa.Column("name", sa.String, nullable=False, server_default=""))
    op.execute("""update seatholder set orders = '{"windows":"' || "order" || '"}' where "order" != 'could'""")
    op.drop_column("seatholder", "order")


def downgrade() -> None:
    op.add_column("seatholder", sa.Column("order", sa.String, nullable=False, server_default="could"))
    op.drop_column("seatholder", "name")
    op.drop_column("seatholder", "orders")
