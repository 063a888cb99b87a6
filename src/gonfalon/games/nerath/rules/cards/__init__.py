"""What the Event and Treasure cards do, a function a card (chapter CRD)."""
