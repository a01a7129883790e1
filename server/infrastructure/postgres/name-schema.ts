import type { Json, MadeNow } from './columns';
import type { SearchSchema } from './search-schema';

export interface SongEditsTable {
  song_id: string;
  told: Json;
  told_folded: string;
  edits: Json;
  edited_at: MadeNow;
}

/** What is found by its name, and what admins call otherwise than files do. */
export interface NameSchema extends SearchSchema {
  song_edits: SongEditsTable;
}
