"""Tests of the games' boards."""
