"""The rules: compiled, every branch tested."""
