"""Studies: races by the thousand from a small file, kept as Parquet, asked and reported."""
