"""How things are drawn: units and boxes, the look of a window, canvas, colours, shapes, dice."""
