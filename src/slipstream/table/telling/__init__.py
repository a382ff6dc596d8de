"""What readers are told: the structs of the wire, and the one way from the truth to them."""
