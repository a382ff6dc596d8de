"""`python -m slipstream`."""

from slipstream.cli import main

main(prog_name="slipstream")
