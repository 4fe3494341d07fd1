"""Four Crowns: four board games at one table."""

#: The release, as pyproject.toml names it; journals remember by which one they were written.
__version__ = "0.2.0"
