"""The rules of Monster Lands, step by step; `catalogue.py` lists them all."""
