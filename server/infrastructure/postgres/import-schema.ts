import type { ColumnType, Generated } from 'kysely';
import type { Presence } from '../../domain/import/known-file';
import type { Origin } from '../../domain/import/origin';
import type { Counter, Json, MadeNow, Optional } from './columns';

export interface MediaFilesTable {
  origin: Generated<Origin>;
  path: string;
  size: number;
  mtime_ms: number;
  ctime_ms: Optional<number>;
  fingerprint: string;
  sound: Optional<string>;
  former_sounds: Generated<string[]>;
  recording: Optional<string>;
  presence: Generated<Presence>;
  companions: ColumnType<string, string | undefined, string>;
  reader: Generated<number>;
  reservations: Generated<string[]>;
  song_id: string;
  refused_video: ColumnType<string | null, string | null | undefined, string | null>;
  refused_video_reason: ColumnType<string | null, string | null | undefined, string | null>;
  imported_at: MadeNow;
}

export interface CompanionVideosTable {
  song_id: string;
  path: string;
  size: number;
  mtime_ms: number;
  revision: string;
  duration_ms: number;
  audio: Json;
}

export interface RefusedFilesTable {
  origin: Generated<Origin>;
  path: string;
  size: number;
  mtime_ms: number;
  ctime_ms: Optional<number>;
  reason: string;
  reader: Generated<number>;
  refused_at: MadeNow;
}

export interface ImportJobsTable {
  id: string;
  state: 'running' | 'finished' | 'failed' | 'interrupted';
  failure: string | null;
  started_at: MadeNow;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  found: Counter;
  processed: Counter;
  added: Counter;
  changed: Counter;
  moved: Counter;
  removed: Counter;
  unchanged: Counter;
  refused: Counter;
  hidden: Counter;
}
