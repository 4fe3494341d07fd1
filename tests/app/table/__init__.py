"""Tests of the table, which knows no scene."""
