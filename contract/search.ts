import { SectionItem, ShortItem } from './home';
import * as z from './schema';
import { SongSummary } from './song';

export const SEARCH_TYPES = ['all', 'song', 'lyric', 'short', 'album', 'playlist', 'artist'] as const;
/** The groups in the order in which they are shown (design §15); `collection` is albums and playlists together. */
export const SEARCH_GROUPS = ['song', 'lyric', 'short', 'collection', 'artist'] as const;

/** A song whose lyrics contain the text: the line and when it is sung, in seconds; null if the lyrics have no times. */
export const LyricHit = z.object({
  type: z.literal('lyric'),
  song: SongSummary,
  line: z.string(),
  at: z.nullable(z.number()),
});

/** A client skips types that it does not support. */
export const SearchHit = z.union([SectionItem, ShortItem, LyricHit]);

export const SearchGroup = z.object({
  kind: z.enum(SEARCH_GROUPS),
  items: z.array(SearchHit),
  totalCount: z.number(),
});

/**
 * `read_as` is the text that was searched instead if nothing matches the typed text: corrected unfinished Telex. Groups without
 * hits are left out.
 */
export const SearchResults = z.object({
  q: z.string(),
  read_as: z.nullable(z.string()),
  best: z.nullable(SectionItem),
  groups: z.array(SearchGroup),
  page: z.number(),
  pageSize: z.number(),
});

/** A suggestion of the search field during typing: a name in its original spelling. */
export const Suggestion = z.object({
  text: z.string(),
  type: z.enum(['song', 'album', 'playlist', 'artist']),
  id: z.string(),
  thumbnail: z.string(),
  detail: z.string(),
});

export const Suggestions = z.object({ q: z.string(), items: z.array(Suggestion) });

export type SearchResultsWire = z.infer<typeof SearchResults>;
export type SearchGroupWire = z.infer<typeof SearchGroup>;
export type SearchHitWire = z.infer<typeof SearchHit>;
export type SuggestionsWire = z.infer<typeof Suggestions>;
