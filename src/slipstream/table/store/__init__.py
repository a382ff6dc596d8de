"""The database: SQLite or PostgreSQL, with every entry of every table and season."""
