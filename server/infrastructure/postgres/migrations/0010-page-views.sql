-- How often pages were opened by listeners who agreed to be counted: a number for each day and path, nothing about anybody.
CREATE TABLE page_views (
  -- In coordinated universal time.
  day    date NOT NULL,
  path   text NOT NULL CHECK (char_length(path) <= 200),
  count  integer NOT NULL DEFAULT 1 CHECK (count > 0),
  PRIMARY KEY (day, path)
);
