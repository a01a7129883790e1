import type { AlbumCatalogue } from '../../domain/catalogue/album-catalogue.port';
import type { PlaylistCatalogue } from '../../domain/catalogue/playlist-catalogue.port';
import type { FoundItem, FoundLyric } from '../../domain/search/found-item';
import type { FoundName, NameKind } from '../../domain/search/found-name';
import { findLine } from '../../domain/search/find-line';
import type { SungSong } from '../../domain/search/search-index.port';
import type { ArtistCards } from '../catalogue/artist-cards';
import type { SongCards } from '../catalogue/song-cards';

/** Where what was found is read from, by ids. */
export interface FoundShelves {
  readonly songs: Pick<SongCards, 'inOrder'>;
  readonly albums: Pick<AlbumCatalogue, 'albums'>;
  readonly artists: Pick<ArtistCards, 'inOrder'>;
  readonly playlists: Pick<PlaylistCatalogue, 'playlists'>;
}

const NONE: readonly never[] = [];

/** Turns what was found into what lists show. What is gone by now is left out. */
export class ShowFound {
  constructor(private readonly shelves: FoundShelves) {}

  /** These names as items, by `itemKey`. */
  async items(names: readonly FoundName[]): Promise<ReadonlyMap<string, FoundItem>> {
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
    return new Map<string, FoundItem>([
      ...songs.map((song): [string, FoundItem] => [`song ${song.id}`, { type: 'song', song }]),
      ...albums.map((album): [string, FoundItem] => [`album ${album.id}`, { type: 'album', album }]),
      ...artists.map((artist): [string, FoundItem] => [`artist ${artist.id}`, { type: 'artist', artist }]),
      ...playlists.map((playlist): [string, FoundItem] => [`playlist ${playlist.id}`, { type: 'playlist', playlist }]),
    ]);
  }

  /** These songs in their order with the line that sings the words. */
  async lyrics(sung: readonly SungSong[], words: readonly string[]): Promise<readonly FoundLyric[]> {
    const lyrics = new Map(sung.map((song) => [song.id, song.lyrics]));
    const songs = await this.shelves.songs.inOrder([...lyrics.keys()]);
    return songs.flatMap((song): readonly FoundLyric[] => {
      const text = lyrics.get(song.id);
      const line = text === undefined ? null : findLine(text, words);
      return line === null ? [] : [{ type: 'lyric', song, line }];
    });
  }
}

export const itemKey = ({ kind, id }: Pick<FoundName, 'kind' | 'id'>): string => `${kind} ${id}`;
