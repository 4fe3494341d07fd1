"""What champions, links, slots and spaces do: one class a kind, one module a family."""
