"""The kinds of effect of Monster Lands, one module a family; `kinds.py` is the table of them all.

A kind is one class: its word, the windows and carriers it works in, its refusal, what it does. A
question that only this kind asks stands beside it.
"""
