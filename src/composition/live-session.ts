import type { Milliseconds } from '../domain/shared/units';

/** A session as it is when the devices of its account are to meet. */
export interface LiveSession {
  /** Whether it is older than this page. */
  readonly isRestored: boolean;
  /** When what is shown was asked for, in milliseconds since the epoch. */
  readonly askedAt: Milliseconds;
}
