"""The library: content files made into frozen values, and texts worded in two languages.

It reads ``content/`` and nothing else, knows no game, and draws nothing. ``content`` loads YAML,
``texts`` words Fluent, ``check`` finds what is wrong with either.
"""
