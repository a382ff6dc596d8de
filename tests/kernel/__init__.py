"""Tests of slipstream.kernel."""
