"""The window and what stands in it: a stack of scenes, sound, and the loop that drives them."""
