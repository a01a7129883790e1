import type { Generated } from 'kysely';
import type { Gender, Role } from '../../domain/accounts/account';
import type { AuditKind } from '../../domain/accounts/audit-log.port';
import type { MadeNow, Moment, Optional } from './columns';
import type { LiveSchema } from './live-schema';

export interface AccountsTable {
  id: string;
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  role: Generated<Role>;
  is_premium: Generated<boolean>;
  avatar_id: Optional<string>;
  phone: Optional<string>;
  birthday: Optional<string>;
  gender: Optional<Gender>;
  bio: Optional<string>;
  language: Generated<'vi' | 'en'>;
  locked_at: Optional<Date>;
  created_at: MadeNow;
  updated_at: MadeNow;
}

export interface SessionsTable {
  id: string;
  account_id: string;
  salt: string;
  generation: Generated<number>;
  rotated_device_id: string;
  rotated_at: Moment;
  device_id: string;
  device_name: string;
  ip: string;
  is_remembered: boolean;
  created_at: Moment;
  last_seen_at: Moment;
  revoked_at: Optional<Date>;
  revoke_reason: Optional<string>;
}

export interface DeviceSecretsTable {
  account_id: string;
  hash: string;
  device_id: string;
  used_at: Moment;
}

export interface SignInAttemptsTable {
  email_key: string;
  attempts: number[];
  locks: number;
  locked_until: Date | null;
  updated_at: Moment;
}

export interface RateBucketsTable {
  key: string;
  left_over: number;
  was_let_in: boolean;
  updated_at: Moment;
}

export interface RecoveryRequestsTable {
  address_key: string;
  requester: string;
  id: string;
  account_id: string | null;
  code_hash: string;
  /** From the requester's last mail; null once the code was used. */
  long_code_hash: Optional<string>;
  long_code_at: Optional<Date>;
  tries: Generated<number>;
  opened_at: Moment;
  verified_at: Optional<Date>;
  ticket_hash: Optional<string>;
}

export interface PendingRegistrationsTable {
  address_key: string;
  requester: string;
  id: string;
  email: string;
  name: string;
  language: 'vi' | 'en';
  password_hash: string;
  is_taken: boolean;
  code_hash: string;
  tries: Generated<number>;
  opened_at: Moment;
}

export interface AuditEventsTable {
  id: Generated<number>;
  kind: AuditKind;
  account_id: string | null;
  session_id: string | null;
  device_id: string;
  ip: string;
  at: Moment;
}

export interface LikedSongsTable {
  account_id: string;
  song_id: string;
  duration_ms: Generated<number>;
  liked_at: MadeNow;
}

export interface SavedCollectionsTable {
  account_id: string;
  kind: 'album' | 'playlist';
  album_id: string | null;
  playlist_id: string | null;
  saved_at: MadeNow;
}

export interface FollowedArtistsTable {
  account_id: string;
  artist_id: string;
  followed_at: MadeNow;
}

/** One row per song, with the time when it was last played. */
export interface HeardSongsTable {
  account_id: string;
  song_id: string;
  heard_at: MadeNow;
  times: Generated<number>;
}

/** The tables of accounts, of their stored data and of what their devices share. */
export interface AccountSchema extends LiveSchema {
  accounts: AccountsTable;
  sessions: SessionsTable;
  device_secrets: DeviceSecretsTable;
  sign_in_attempts: SignInAttemptsTable;
  rate_buckets: RateBucketsTable;
  recovery_requests: RecoveryRequestsTable;
  pending_registrations: PendingRegistrationsTable;
  audit_events: AuditEventsTable;
  liked_songs: LikedSongsTable;
  saved_collections: SavedCollectionsTable;
  followed_artists: FollowedArtistsTable;
  heard_songs: HeardSongsTable;
}
