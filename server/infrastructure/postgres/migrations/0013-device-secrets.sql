-- What a device was given when somebody signed in there: it gets their next tries past the lock of strangers' guesses.
CREATE TABLE device_secrets (
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Under the server's key: nobody who reads this table has a secret.
  hash        text NOT NULL,
  device_id   text NOT NULL,
  used_at     timestamptz NOT NULL,
  PRIMARY KEY (account_id, hash)
);
