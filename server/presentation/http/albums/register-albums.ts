import type { FastifyInstance } from 'fastify';
import type { SongCards } from '../../../application/catalogue/song-cards';
import type { AlbumCatalogue } from '../../../domain/catalogue/album-catalogue.port';
import type { SongCatalogue } from '../../../domain/catalogue/song-catalogue.port';
import { answer, NOT_FOUND } from '../answer';
import { defineRoute } from '../define-route';
import { presentPage, sliceOf } from '../paging';
import { pictureUrl } from '../present-picture';
import { presentSong } from '../songs/present-song';

export interface AlbumRoutesDeps {
  readonly songs: SongCatalogue;
  readonly cards: SongCards;
  readonly albums: AlbumCatalogue;
}

export function registerAlbums(app: FastifyInstance, { songs, cards, albums }: AlbumRoutesDeps): void {
  defineRoute(app, 'albumSongs', { policy: 'public', rate: 'listening' }, async ({ query }) => {
    // There are no playlists yet: no id names one.
    if (query.type === 'playlist') return NOT_FOUND;
    const id = query.album_id;
    const [album, ids] = await Promise.all([albums.album(id), songs.ofAlbum(id, sliceOf(query))]);
    if (album === null) return NOT_FOUND;
    const items = await cards.inOrder(ids);
    const page = presentPage(items.map(presentSong), album.songCount, query);
    return answer({ ...page, added: false, thumbnail: pictureUrl(album.imageId, id), name: album.title });
  });
}
