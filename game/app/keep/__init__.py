"""What is kept on disk between two evenings: games, settings, campaigns, the last set-up."""
