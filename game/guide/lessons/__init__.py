"""Lessons: recorded games on the real rules, told line by line (`content/<game>/tutorial.yaml`)."""
