"""What tiles and cards do: one class a kind, one module a family (chapter 27)."""
