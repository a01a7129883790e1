import type { Milliseconds } from '../domain/shared/units';

/** The session at the moment when the devices of its account connect to each other. */
export interface LiveSession {
  /** Whether the session is older than this page. */
  readonly isRestored: boolean;
  /** When the data on screen was requested, in milliseconds since the epoch. */
  readonly askedAt: Milliseconds;
}
