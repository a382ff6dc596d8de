"""Alerts: whoever is away hears that it is their turn, by the channel they have turned on."""
