import type { AlbumCatalogue, AlbumHead } from '../../domain/catalogue/album-catalogue.port';
import type { PlaylistCatalogue, PlaylistHead, PlaylistPlace } from '../../domain/catalogue/playlist-catalogue.port';
import type { SongCard } from '../../domain/catalogue/song-card';
import type { Slice, SongCatalogue } from '../../domain/catalogue/song-catalogue.port';
import type { SavedCollections } from '../../domain/library/saved-collections.port';
import type { SongCards } from '../catalogue/song-cards';

/** A song of a collection; only songs of a playlist have `place`. */
export interface CollectionSong {
  readonly song: SongCard;
  readonly place: PlaylistPlace | null;
}

interface Opened {
  readonly songs: readonly CollectionSong[];
  readonly isSaved: boolean;
}

export interface OpenAlbum extends Opened {
  readonly kind: 'album';
  readonly head: AlbumHead;
}

export interface OpenPlaylist extends Opened {
  readonly kind: 'playlist';
  readonly head: PlaylistHead;
  readonly isOwn: boolean;
}

export interface CollectionSources {
  readonly songs: Pick<SongCatalogue, 'ofAlbum'>;
  readonly cards: SongCards;
  readonly albums: Pick<AlbumCatalogue, 'album'>;
  readonly playlists: Pick<PlaylistCatalogue, 'playlist' | 'places'>;
  readonly saved: Pick<SavedCollections, 'isSaved'>;
}

interface CollectionQuery {
  readonly id: string;
  readonly slice: Slice;
  readonly accountId: string | null;
}

/** An album or a playlist with part of its songs. */
export class ReadCollection {
  constructor(private readonly sources: CollectionSources) {}

  /** Null where there is no such album. */
  async album({ id, slice, accountId }: CollectionQuery): Promise<OpenAlbum | null> {
    const { albums, songs, cards } = this.sources;
    const [head, ids, isSaved] = await Promise.all([
      albums.album(id),
      songs.ofAlbum(id, slice),
      this.isSaved(accountId, id),
    ]);
    if (head === null) return null;
    const found = await cards.inOrder(ids);
    return { kind: 'album', head, songs: found.map((song) => ({ song, place: null })), isSaved };
  }

  /** Null where there is no such playlist, or this listener may not see it. */
  async playlist({ id, slice, accountId }: CollectionQuery): Promise<OpenPlaylist | null> {
    const { playlists, cards } = this.sources;
    const head = await playlists.playlist(id, accountId);
    if (head === null) return null;
    const [places, isSaved] = await Promise.all([playlists.places(id, slice), this.isSaved(accountId, id)]);
    const found = await cards.allInOrder([...new Set(places.map(({ songId }) => songId))]);
    const byId = new Map(found.map((song) => [song.id, song]));
    const songs = places.flatMap((place) => {
      const song = byId.get(place.songId);
      return song === undefined ? [] : [{ song, place }];
    });
    const isOwn = accountId !== null && head.owner?.id === accountId;
    return { kind: 'playlist', head, isOwn, songs, isSaved };
  }

  private isSaved(accountId: string | null, id: string): Promise<boolean> {
    return accountId === null ? Promise.resolve(false) : this.sources.saved.isSaved(accountId, id);
  }
}
