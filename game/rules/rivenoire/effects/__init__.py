"""The kinds of effect of Rivenoire, one module a family."""
