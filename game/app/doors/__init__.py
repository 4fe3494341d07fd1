"""The ways into the app: the window, pictures of its scenes, and the measuring of its speed."""
