-- The song whose file is heard in the place of one that has none: it has the same sound. Named anew after each scan.
ALTER TABLE all_songs ADD COLUMN stand_in text REFERENCES all_songs (id) ON DELETE SET NULL;
CREATE INDEX songs_stand_in ON all_songs (stand_in) WHERE stand_in IS NOT NULL;
