import type { Json, MadeNow } from './columns';
import type { SearchSchema } from './search-schema';

export interface SongEditsTable {
  song_id: string;
  told: Json;
  told_folded: string;
  edits: Json;
  edited_at: MadeNow;
}

/** The tables for finding items by name, and for tags that admins edited. */
export interface NameSchema extends SearchSchema {
  song_edits: SongEditsTable;
}
