-- All plays of a song, also those that do not count: what goes with a song, or moves to another one, is looked up by it.
CREATE INDEX plays_of_song ON plays (song_id);
