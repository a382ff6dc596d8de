"""Spaces and cars: circuits, who stands where, running order, diagrams and pictures."""
