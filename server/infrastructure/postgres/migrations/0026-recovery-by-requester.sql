-- Strangers who ask for a new password in somebody's name void neither the owner's code nor the owner's ticket: each network, and
-- each device that the account knows, has a request of its own.
ALTER TABLE recovery_requests ADD COLUMN requester text NOT NULL DEFAULT '';
ALTER TABLE recovery_requests ALTER COLUMN requester DROP DEFAULT;
ALTER TABLE recovery_requests DROP CONSTRAINT recovery_requests_pkey;
ALTER TABLE recovery_requests ADD PRIMARY KEY (address_key, requester);
