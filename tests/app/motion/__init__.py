"""Tests of motion."""
