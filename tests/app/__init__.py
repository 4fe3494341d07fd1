"""Tests of the screen, without one."""
