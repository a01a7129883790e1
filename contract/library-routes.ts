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
    summary: 'Like songs; liking a liked song changes nothing',
    body: SongIdsBody,
    data: Nothing,
  }),
  unlikeSongs: route({
    method: 'POST',
    path: '/backend/favorite-song/delete',
    summary: 'Unlike songs',
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
    summary: 'Remove saved albums and playlists',
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
    summary: 'Unfollow artists',
    body: ArtistIdsBody,
    data: Nothing,
  }),
  library: route({
    method: 'GET',
    path: '/backend/library',
    summary: 'The library: own and saved playlists, albums, artists',
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
    summary: "The listener's own playlists, last changed first",
    query: z.strictObject(PageQuery),
    data: pageOf(OwnPlaylist),
  }),
  createPlaylist: route({
    method: 'POST',
    path: '/backend/playlist',
    summary: 'Create a playlist, optionally with songs',
    body: NewPlaylist,
    data: OwnPlaylist,
  }),
  changePlaylist: route({
    method: 'PUT',
    path: '/backend/playlist/{id}',
    summary: 'Change the name, description or visibility of an own playlist',
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
    summary: 'Set the cover of an own playlist, as the part `image` of a multipart form',
    params: IdParams,
    picture: 'image',
    data: OwnPlaylist,
  }),
  addToPlaylist: route({
    method: 'POST',
    path: '/backend/playlist/{id}/songs',
    summary: 'Add songs at the end of an own playlist; duplicates are allowed',
    params: IdParams,
    body: AddToPlaylist,
    data: PlaylistVersion,
  }),
  removeFromPlaylist: route({
    method: 'DELETE',
    path: '/backend/playlist/{id}/songs',
    summary: 'Remove entries of an own playlist; missing entries are ignored',
    params: IdParams,
    body: RemoveFromPlaylist,
    data: PlaylistVersion,
  }),
  moveInPlaylist: route({
    method: 'PUT',
    path: '/backend/playlist/{id}/order',
    summary: 'Move an entry of an own playlist behind another entry',
    params: IdParams,
    body: MoveInPlaylist,
    data: PlaylistVersion,
  }),
  historyClear: route({
    method: 'DELETE',
    path: '/backend/history',
    summary: 'Clear the listening history',
    data: Nothing,
  }),
} as const;
