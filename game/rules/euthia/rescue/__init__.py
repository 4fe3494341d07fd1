"""Villagers' Rescue (chapter 19, ruling 101): captives, their way home, Events, friends.

`places` names the zones, `supply` fills them, `villagers` and `events` are verbs and questions;
the steps that ask stand in `steps/rescuing.py` and `steps/events.py`. Nothing here is imported by
name of the scenario: a rule works where the scenario's content has it.
"""
