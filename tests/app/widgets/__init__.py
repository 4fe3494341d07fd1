"""Tests of widgets and of the focus."""
