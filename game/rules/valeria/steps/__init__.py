"""The steps of Valeria, one small rule each."""
