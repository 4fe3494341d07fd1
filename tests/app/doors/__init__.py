"""Tests of the ways into the app."""
