"""Seasons as a league keeps them, in a file or at a table: calendar, results, rulings, exports."""
