-- Accounts that are made once a code that was mailed to their address came back. A row of a taken address looks like any other, and
-- no code of it is right.
CREATE TABLE pending_registrations (
  address_key    text NOT NULL,
  requester      text NOT NULL,
  id             text NOT NULL UNIQUE,
  email          text NOT NULL,
  name           text NOT NULL,
  language       text NOT NULL CHECK (language IN ('vi', 'en')),
  password_hash  text NOT NULL,
  is_taken       boolean NOT NULL,
  code_hash      text NOT NULL,
  tries          integer NOT NULL DEFAULT 0,
  opened_at      timestamptz NOT NULL,
  PRIMARY KEY (address_key, requester)
);
CREATE INDEX pending_registrations_age ON pending_registrations (opened_at);

-- Each mail for a new password carries a second, long code, so that strangers who use all mails up do not lock the owner out. It
-- stays when the same requester asks again and no mail goes out.
ALTER TABLE recovery_requests ADD COLUMN long_code_hash text UNIQUE;
ALTER TABLE recovery_requests ADD COLUMN long_code_at timestamptz;

-- Domains are compared in their plain letters, as mail servers read them.
UPDATE accounts AS account SET email_key = plain.key
FROM (
  SELECT id, regexp_replace(email_key, '[^@]*$', '') || lower(normalize(substring(email_key FROM '[^@]*$'), NFKC)) AS key
  FROM accounts
) AS plain
WHERE plain.id = account.id AND plain.key <> account.email_key
  AND NOT EXISTS (SELECT FROM accounts AS other WHERE other.email_key = plain.key);
