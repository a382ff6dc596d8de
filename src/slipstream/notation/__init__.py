"""Records of races as text: read, written, replayed strictly, and redacted for a seat."""
