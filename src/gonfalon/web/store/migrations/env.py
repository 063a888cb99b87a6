"""Runs the migrations over the connection that the store passes in."""

from alembic import context

from gonfalon.web.store.rows import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
