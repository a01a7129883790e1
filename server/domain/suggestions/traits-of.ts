import type { SongCard } from '../catalogue/song-card';
import type { SuggestionTraits } from './choose-suggestions';

/**
 * The traits of a song that the choice of suggestions considers; a song without an artist counts as having an artist of its own.
 */
export function traitsOf(song: SongCard): SuggestionTraits {
  const { id, artists, album, albumPosition, genre, year, playCount } = song;
  const artistIds = artists.map((artist) => artist.id);
  return {
    id,
    artistId: artistIds[0] ?? id,
    artistIds,
    albumId: album?.id ?? null,
    albumPosition,
    genre,
    year,
    playCount,
  };
}
