"""Tests of slipstream.notation."""
