"""Tests of the stage."""
