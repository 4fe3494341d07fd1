"""Tests of the page, the camera and what they are made of."""
