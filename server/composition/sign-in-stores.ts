import type { Kysely } from 'kysely';
import type { Clock } from '../application/ports/clock.port';
import type { Documents } from '../domain/documents/documents.port';
import { PostgresAuditLog } from '../infrastructure/postgres/accounts/postgres-audit-log';
import { PostgresDeviceSecrets } from '../infrastructure/postgres/accounts/postgres-device-secrets';
import { PostgresRateLimiter } from '../infrastructure/postgres/accounts/postgres-rate-limiter';
import { PostgresSignInAttempts } from '../infrastructure/postgres/accounts/postgres-sign-in-attempts';
import { PostgresDocuments } from '../infrastructure/postgres/live/postgres-documents';
import { PostgresRecoveryRequests } from '../infrastructure/postgres/recovery/postgres-recovery-requests';
import { PostgresPendingRegistrations } from '../infrastructure/postgres/registration/postgres-pending-registrations';
import type { Schema } from '../infrastructure/postgres/schema';
import type { SignInServiceDeps } from './sign-in-service';

type Stores = Pick<SignInServiceDeps, 'deviceSecrets' | 'documents' | 'requests' | 'pending' | 'limiter'>;

/** If devices meet on another platform, their settings are stored there, and those still stored here may be old. */
const NO_DOCUMENTS: Pick<Documents, 'read'> = { read: async () => ({ revision: 0, body: null }) };

/** Where attempts to prove a password are counted and noted. */
export const proofStores = (db: Kysely<Schema>): Pick<SignInServiceDeps['common'], 'attempts' | 'audit'> => ({
  attempts: new PostgresSignInAttempts(db),
  audit: new PostgresAuditLog(db),
});

/** The sign-in service's data in the database, besides accounts and sessions. */
export const signInStores = (db: Kysely<Schema>, clock: Clock, areSettingsHere: boolean): Stores => ({
  deviceSecrets: new PostgresDeviceSecrets(db),
  documents: areSettingsHere ? new PostgresDocuments(db) : NO_DOCUMENTS,
  requests: new PostgresRecoveryRequests(db),
  pending: new PostgresPendingRegistrations(db),
  limiter: new PostgresRateLimiter(db, clock),
});
