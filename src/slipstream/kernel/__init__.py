"""What every game shares and nothing that only a race would know."""
