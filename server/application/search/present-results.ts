import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { PlaylistCatalogue } from '../../domain/catalogue/playlist-catalogue.port';
import type { ItemMatch, LyricMatch } from '../../domain/search/item-match';
import type { NameMatch, NameKind } from '../../domain/search/name-match';
import { findLine } from '../../domain/search/find-line';
import type { SungSong } from '../../domain/search/search-index.port';
import type { ArtistCards } from '../catalogue/artist-cards';
import type { SongCards } from '../catalogue/song-cards';

/** The sources from which matches are read by their ids. */
export interface ResultGroups {
  readonly songs: Pick<SongCards, 'inOrder'>;
  readonly albums: Pick<AlbumCatalogue, 'albums'>;
  readonly artists: Pick<ArtistCards, 'inOrder'>;
  readonly playlists: Pick<PlaylistCatalogue, 'playlists'>;
}

const NONE: readonly never[] = [];

/** Turns matches into list items. Matches that are gone by now are left out. */
export class PresentResults {
  constructor(private readonly shelves: ResultGroups) {}

  /** These names as items, by `itemKey`. */
  async items(names: readonly NameMatch[]): Promise<ReadonlyMap<string, ItemMatch>> {
    const { shelves } = this;
    const read = <T>(
      kind: NameKind,
      from: (ids: readonly string[]) => Promise<readonly T[]>,
    ): Promise<readonly T[]> => {
      const ids = names.filter((name) => name.kind === kind).map(({ id }) => id);
      return ids.length === 0 ? Promise.resolve(NONE) : from(ids);
    };
    const [songs, albums, artists, playlists] = await Promise.all([
      read('song', (ids) => shelves.songs.inOrder(ids)),
      read('album', (ids) => shelves.albums.albums(ids)),
      read('artist', (ids) => shelves.artists.inOrder(ids)),
      read('playlist', (ids) => shelves.playlists.playlists(ids)),
    ]);
    return new Map<string, ItemMatch>([
      ...songs.map((song): [string, ItemMatch] => [`song ${song.id}`, { type: 'song', song }]),
      ...albums.map((album): [string, ItemMatch] => [`album ${album.id}`, { type: 'album', album }]),
      ...artists.map((artist): [string, ItemMatch] => [`artist ${artist.id}`, { type: 'artist', artist }]),
      ...playlists.map((playlist): [string, ItemMatch] => [`playlist ${playlist.id}`, { type: 'playlist', playlist }]),
    ]);
  }

  /** These songs in their order, each with the line of lyrics that contains the words. */
  async lyrics(sung: readonly SungSong[], words: readonly string[]): Promise<readonly LyricMatch[]> {
    const lyrics = new Map(sung.map((song) => [song.id, song.lyrics]));
    const songs = await this.shelves.songs.inOrder([...lyrics.keys()]);
    return songs.flatMap((song): readonly LyricMatch[] => {
      const text = lyrics.get(song.id);
      const line = text === undefined ? null : findLine(text, words);
      return line === null ? [] : [{ type: 'lyric', song, line }];
    });
  }
}

export const itemKey = ({ kind, id }: Pick<NameMatch, 'kind' | 'id'>): string => `${kind} ${id}`;
