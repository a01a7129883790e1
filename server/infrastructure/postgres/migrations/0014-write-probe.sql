-- What is written to know whether the database still takes anything: one row, replaced each time.
CREATE TABLE write_probe (
  id          smallint PRIMARY KEY CHECK (id = 1),
  bytes       bytea NOT NULL,
  written_at  timestamptz NOT NULL
);
ALTER TABLE write_probe ALTER COLUMN bytes SET STORAGE EXTERNAL;
