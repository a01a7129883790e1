import type { RawTags } from '../../../server/domain/import/raw-tags';

/** The tags of a file that has none, or whose tags cannot be read. */
export const NO_TAGS: RawTags = {
  artists: [],
  albumArtists: [],
  isCompilation: false,
  genres: [],
  composers: [],
  lyricists: [],
  arrangers: [],
  lyrics: [],
};
