-- The clip whose file is shown in the place of one that has none: it has the same sound. Named anew after each scan.
ALTER TABLE all_short_videos ADD COLUMN stand_in text REFERENCES all_short_videos (id) ON DELETE SET NULL;
CREATE INDEX short_videos_stand_in ON all_short_videos (stand_in) WHERE stand_in IS NOT NULL;
