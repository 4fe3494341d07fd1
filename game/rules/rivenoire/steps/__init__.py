"""The steps of Rivenoire, one module a place or phase."""
