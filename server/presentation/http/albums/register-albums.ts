import type { FastifyInstance } from 'fastify';
import type { SongCards } from '../../../application/catalogue/song-cards';
import type { AlbumCatalogue } from '../../../domain/catalogue/album-catalogue.port';
import type { PlaylistCatalogue } from '../../../domain/catalogue/playlist-catalogue.port';
import type { Slice, SongCatalogue } from '../../../domain/catalogue/song-catalogue.port';
import { answer, NOT_FOUND } from '../answer';
import { defineRoute } from '../define-route';
import type { Language } from '../language';
import { presentPage, sliceOf } from '../paging';
import { pictureUrl } from '../present-picture';
import { presentSong } from '../songs/present-song';

export interface AlbumRoutesDeps {
  readonly songs: SongCatalogue;
  readonly cards: SongCards;
  readonly albums: AlbumCatalogue;
  readonly playlists: Pick<PlaylistCatalogue, 'playlist' | 'songsOf'>;
}

interface Collection {
  readonly name: string;
  readonly imageId: string | null;
  readonly songCount: number;
  readonly songIds: readonly string[];
}

/** The songs of an album, and where `type` says so, of a playlist. */
export function registerAlbums(app: FastifyInstance, deps: AlbumRoutesDeps): void {
  defineRoute(app, 'albumSongs', { policy: 'public', rate: 'listening' }, async ({ query, language }) => {
    const id = query.album_id;
    const read = query.type === 'playlist' ? readPlaylist : readAlbum;
    const collection = await read(deps, id, sliceOf(query), language);
    if (collection === null) return NOT_FOUND;
    const { name, imageId, songCount, songIds } = collection;
    const items = await deps.cards.inOrder(songIds);
    const page = presentPage(items.map(presentSong), songCount, query);
    return answer({ ...page, added: false, thumbnail: pictureUrl(imageId, id), name, facts: null });
  });
}

async function readAlbum({ albums, songs }: AlbumRoutesDeps, id: string, slice: Slice): Promise<Collection | null> {
  const [album, songIds] = await Promise.all([albums.album(id), songs.ofAlbum(id, slice)]);
  return album && { name: album.title, imageId: album.imageId, songCount: album.songCount, songIds };
}

async function readPlaylist(
  { playlists }: AlbumRoutesDeps,
  id: string,
  slice: Slice,
  language: Language,
): Promise<Collection | null> {
  const [playlist, songIds] = await Promise.all([playlists.playlist(id), playlists.songsOf(id, slice)]);
  return (
    playlist && {
      name: playlist.name[language],
      imageId: playlist.imageId,
      songCount: playlist.songCount,
      songIds,
    }
  );
}
