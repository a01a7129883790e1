import type { Generated } from 'kysely';
import type { NameKind } from '../../domain/search/name-match';

interface SearchNamesTable {
  kind: NameKind;
  id: string;
  variant: Generated<number>;
  folded: string;
  accented: string;
  popularity: Generated<number>;
}

interface SongWordsTable {
  song_id: string;
  /** A tsvector. */
  words: string;
}

/** What is searched; maintained by triggers. */
export interface SearchSchema {
  search_names: SearchNamesTable;
  song_words: SongWordsTable;
}
