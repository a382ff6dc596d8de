"""Grand Prix: two cars a team among twenty-two, with tyres, wear and Close Calls."""
