"""Pictures of Rivenoire, drawn with the house's pen: the town at dusk, its houses, its tokens."""
