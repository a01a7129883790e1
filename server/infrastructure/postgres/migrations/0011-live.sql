-- Tickets that open a socket, once. Nothing here has to outlive a crash of the database: whoever lost one asks again.
CREATE UNLOGGED TABLE live_tickets (
  hash        text PRIMARY KEY,
  session_id  text NOT NULL,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX live_tickets_expired ON live_tickets (expires_at);

-- What is too long for a notice between server processes; the notice then names the row.
CREATE UNLOGGED TABLE live_messages (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  body     text NOT NULL,
  said_at  timestamptz NOT NULL DEFAULT now()
);

-- However a session ends, every process that holds a socket of it hears so.
CREATE FUNCTION tell_session_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('song_live', json_build_object('kind', 'session-over', 'sessionId', OLD.id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_over AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_session_over();
CREATE TRIGGER session_gone AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION tell_session_over();

-- What an account keeps for all of its devices: a name and a text that only the devices understand.
CREATE TABLE documents (
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name        text NOT NULL,
  revision    integer NOT NULL,
  body        text NOT NULL,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, name)
);
