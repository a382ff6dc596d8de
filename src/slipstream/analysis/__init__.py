"""After the race: what every decision was worth, judged by what its driver could know."""
