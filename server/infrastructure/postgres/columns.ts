import type { ColumnType, Generated } from 'kysely';
import type { Presence } from '../../domain/import/known-file';
import type { RefusalReason } from '../../domain/import/refusal';

export type Moment = ColumnType<Date, Date | string, Date | string>;
/** A moment that defaults to now. */
export type MadeNow = ColumnType<Date, Date | string | undefined, Date | string>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A number that defaults to 0. */
export type Counter = Generated<number>;
/** `jsonb`: read as a value; written as JSON text, since a plain array would be taken for an SQL array. */
export type Json = ColumnType<unknown, string, string>;

/** Whether the file of a song or clip is present; if not, since when, and why it was refused. */
export interface PresenceColumns {
  presence: Generated<Presence>;
  absent_since: Optional<Date>;
  refusal: Optional<RefusalReason>;
}
