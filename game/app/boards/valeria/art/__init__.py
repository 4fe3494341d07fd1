"""What Valeria is drawn with: tokens, night scenes, maps. Nothing here knows a table."""
