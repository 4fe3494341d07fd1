"""Motion: events of a commit as flights, tumbles, flips, floating numbers and banners."""
