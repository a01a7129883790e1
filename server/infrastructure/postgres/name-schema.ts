import type { ColumnType } from 'kysely';
import type { SearchSchema } from './search-schema';

type Json = ColumnType<unknown, string, string>;

export interface SongEditsTable {
  song_id: string;
  told: Json;
  told_folded: string;
  edits: Json;
  edited_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** What is found by its name, and what admins call otherwise than files do. */
export interface NameSchema extends SearchSchema {
  song_edits: SongEditsTable;
}
