"""The conformance kit: what every game must keep to, whatever its rules are."""
