"""Grand Prix-F1: fuel cards on a numbered circuit with pit lane and gravel."""
