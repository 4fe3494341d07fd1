"""Tests of what pictures and tests need."""
