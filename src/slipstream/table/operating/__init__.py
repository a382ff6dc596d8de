"""What the operator of a server does to its store, also while the server runs."""
