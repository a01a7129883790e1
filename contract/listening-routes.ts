import { CollectionDetail, SONG_SORTS } from './collection';
import { DemoStatus } from './demo';
import { HomeData } from './home';
import { HistoryPage, PlayRecorded, RecordPlay } from './history';
import { ImportJob, ImportStatus } from './import';
import { LIMITS } from './kernel/limits';
import { PageQuery, pageOf } from './paging';
import * as z from './schema';
import { SongInfo, SongSuggestions, SongSummary } from './song';
import { Id, IdParams, route } from './route';
import { DomainCdn, RefreshToken, Tokens } from './session';

/** A JSON array of ids as one query parameter, as the specification's suggestion call sends it. */
const ExcludeIds = z.optional(z.string().check(z.maxLength(LIMITS.excludeIdsMax * 68)));

/** The calls of listening, which the web app has from the start. */
export const listeningRoutes = {
  domainCdn: route({
    method: 'GET',
    path: '/sso/security/get-domain-cdn',
    summary: 'Where public and protected media live',
    data: DomainCdn,
  }),
  refreshToken: route({
    method: 'POST',
    path: '/sso/security/refresh-token',
    summary: 'A new pair of tokens for the refresh token, which is then used up',
    body: RefreshToken,
    data: Tokens,
  }),
  home: route({
    method: 'GET',
    path: '/backend/home/v1',
    summary: 'The home page, section by section',
    data: HomeData,
  }),
  historyList: route({
    method: 'GET',
    path: '/backend/history',
    summary: 'What the listener played, newest first',
    query: z.strictObject({ isLimit: z.optional(z.enum(['true', 'false'])), ...PageQuery }),
    data: HistoryPage,
  }),
  historyRecord: route({
    method: 'POST',
    path: '/backend/history',
    summary: 'Report how long a song was heard; it counts after 30 s or half of it',
    body: RecordPlay,
    data: PlayRecorded,
  }),
  songs: route({
    method: 'GET',
    path: '/backend/song',
    summary: 'All songs, newest first, or those of one artist or category, most played first',
    query: z.strictObject({
      artist_id: z.optional(Id),
      category_id: z.optional(Id),
      /** Without it: all songs newest first, those of an artist or a category most played first. */
      sort: z.optional(z.enum(SONG_SORTS)),
      ...PageQuery,
    }),
    data: pageOf(SongSummary),
  }),
  songInfo: route({
    method: 'GET',
    path: '/backend/song/info/{id}',
    summary: 'One song with its media, lyrics and credits',
    params: IdParams,
    data: SongInfo,
  }),
  songSuggestions: route({
    method: 'GET',
    path: '/backend/song/{id}',
    summary: 'What to hear after this song; the first entry is the song itself',
    params: IdParams,
    query: z.strictObject({ exclude_ids: ExcludeIds }),
    data: SongSuggestions,
  }),
  albumSongs: route({
    method: 'GET',
    path: '/backend/album-playlist/songs',
    summary: 'The songs of an album or a playlist in order',
    query: z.strictObject({ album_id: Id, type: z.optional(z.enum(['album', 'playlist'])), ...PageQuery }),
    data: CollectionDetail,
  }),
  importStart: route({
    method: 'POST',
    path: '/backend/import',
    summary: 'Look through the media folder again',
    data: ImportJob,
  }),
  importStatus: route({
    method: 'GET',
    path: '/backend/import',
    summary: 'The last look through the media folder',
    data: ImportStatus,
  }),
  importJob: route({
    method: 'GET',
    path: '/backend/import/{id}',
    summary: 'One look through the media folder, with the files left out and why',
    params: IdParams,
    data: ImportJob,
  }),
  demoStatus: route({
    method: 'GET',
    path: '/backend/demo',
    summary: 'How far the demo music is that the server makes itself',
    data: DemoStatus,
  }),
} as const;
