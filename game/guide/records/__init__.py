"""What is remembered of people at this table: who they are, how they played, what they did."""
