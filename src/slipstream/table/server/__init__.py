"""The server: routes, sockets, what stands before them, and the process itself."""
