"""One race at one table: its entries, what they amount to, and the commands that make new ones.

Nothing in here knows sockets, files or the time of day.
"""
