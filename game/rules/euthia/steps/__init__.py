"""Steps of Euthia: one small rule each; `flow.py` says in what order."""
