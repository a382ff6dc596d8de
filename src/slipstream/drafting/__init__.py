"""Cars that push, pull and displace each other on a track of lanes and sectors."""
