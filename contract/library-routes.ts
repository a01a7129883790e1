import {
  AddToPlaylist,
  ArtistIdsBody,
  CollectionIdsBody,
  Library,
  LIBRARY_SORTS,
  LIBRARY_TYPES,
  MoveInPlaylist,
  NewPlaylist,
  OwnPlaylist,
  PlaylistChanges,
  PlaylistVersion,
  RemoveFromPlaylist,
  SongIdsBody,
} from './browse';
import { PageQuery } from './page-query';
import { pageOf } from './paging';
import { IdParams, route } from './route';
import * as z from './schema';
import { Nothing } from './sso';

/** The calls of the library: likes, saved collections, followed artists, own playlists. All need an account. */
export const libraryRoutes = {
  likeSongs: route({
    method: 'POST',
    path: '/backend/favorite-song/add',
    summary: 'Like songs; once liked, liking again changes nothing',
    body: SongIdsBody,
    data: Nothing,
  }),
  unlikeSongs: route({
    method: 'POST',
    path: '/backend/favorite-song/delete',
    summary: 'Like songs no longer',
    body: SongIdsBody,
    data: Nothing,
  }),
  saveCollections: route({
    method: 'POST',
    path: '/backend/favorite-album-playlist/add',
    summary: 'Save albums and playlists',
    body: CollectionIdsBody,
    data: Nothing,
  }),
  unsaveCollections: route({
    method: 'POST',
    path: '/backend/favorite-album-playlist/delete',
    summary: 'Save albums and playlists no longer',
    body: CollectionIdsBody,
    data: Nothing,
  }),
  followArtists: route({
    method: 'POST',
    path: '/backend/follow-artist/add',
    summary: 'Follow artists',
    body: ArtistIdsBody,
    data: Nothing,
  }),
  unfollowArtists: route({
    method: 'POST',
    path: '/backend/follow-artist/delete',
    summary: 'Follow artists no longer',
    body: ArtistIdsBody,
    data: Nothing,
  }),
  library: route({
    method: 'GET',
    path: '/backend/library',
    summary: 'What the listener keeps: own and saved playlists, albums, artists',
    query: z.strictObject({
      type: z._default(z.enum(LIBRARY_TYPES), 'all'),
      sort: z._default(z.enum(LIBRARY_SORTS), 'recent'),
      ...PageQuery,
    }),
    data: Library,
  }),
  ownPlaylists: route({
    method: 'GET',
    path: '/backend/playlist',
    summary: 'The playlists that the listener made, last changed first',
    query: z.strictObject(PageQuery),
    data: pageOf(OwnPlaylist),
  }),
  createPlaylist: route({
    method: 'POST',
    path: '/backend/playlist',
    summary: 'A new playlist, with songs in it where some are given',
    body: NewPlaylist,
    data: OwnPlaylist,
  }),
  changePlaylist: route({
    method: 'PUT',
    path: '/backend/playlist/{id}',
    summary: 'Rename, describe, show to everybody or not',
    params: IdParams,
    body: PlaylistChanges,
    data: OwnPlaylist,
  }),
  deletePlaylist: route({
    method: 'DELETE',
    path: '/backend/playlist/{id}',
    summary: 'Delete an own playlist',
    params: IdParams,
    data: Nothing,
  }),
  setPlaylistCover: route({
    method: 'PUT',
    path: '/backend/playlist/{id}/cover',
    summary: 'A picture for an own playlist, as the part `image` of a multipart form',
    params: IdParams,
    picture: 'image',
    data: OwnPlaylist,
  }),
  addToPlaylist: route({
    method: 'POST',
    path: '/backend/playlist/{id}/songs',
    summary: 'Add songs at the end of an own playlist; the same song may be there twice',
    params: IdParams,
    body: AddToPlaylist,
    data: PlaylistVersion,
  }),
  removeFromPlaylist: route({
    method: 'DELETE',
    path: '/backend/playlist/{id}/songs',
    summary: 'Take entries out of an own playlist; those already gone change nothing',
    params: IdParams,
    body: RemoveFromPlaylist,
    data: PlaylistVersion,
  }),
  moveInPlaylist: route({
    method: 'PUT',
    path: '/backend/playlist/{id}/order',
    summary: 'Move one entry of an own playlist behind another',
    params: IdParams,
    body: MoveInPlaylist,
    data: PlaylistVersion,
  }),
  historyClear: route({
    method: 'DELETE',
    path: '/backend/history',
    summary: 'Forget what the listener played',
    data: Nothing,
  }),
} as const;
