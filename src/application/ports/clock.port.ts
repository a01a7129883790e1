import type { IsoInstant, Milliseconds } from '../../domain/shared/units';

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): Milliseconds;
  /** The same moment as ISO 8601 in UTC. */
  instant(): IsoInstant;
}
