"""Many races and what they show: matches between bots, counted and measured."""
