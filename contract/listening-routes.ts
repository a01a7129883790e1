import { CollectionDetail, SONG_SORTS } from './collection';
import { HistoryPage, PlayRecorded, RecordPlay } from './history';
import { ImportJob } from './import';
import { LIMITS } from './kernel/limits';
import { PageQuery } from './page-query';
import { pageOf } from './paging';
import { jsonList } from './query-values';
import { IdParams, SentId } from './id';
import { route } from './route';
import * as z from './schema';
import { SongInfo, SongSuggestions } from './song-info';
import { SongSummary } from './song';

const ExcludeIds = z.optional(jsonList(SentId, LIMITS.excludeIdsMax));

/** The calls for playing songs. */
export const listeningRoutes = {
  historyList: route({
    method: 'GET',
    path: '/backend/history',
    summary: 'The listening history, newest first',
    query: z.strictObject({ isLimit: z.optional(z.enum(['true', 'false'])), ...PageQuery }),
    data: HistoryPage,
  }),
  historyRecord: route({
    method: 'POST',
    path: '/backend/history',
    summary: 'Report how long a song was played; it counts after 30 s or half of the song',
    body: RecordPlay,
    changes: 'heard',
    data: PlayRecorded,
  }),
  songs: route({
    method: 'GET',
    path: '/backend/song',
    summary: 'All songs, newest first, or those of one artist or category, most played first',
    query: z.strictObject({
      artist_id: z.optional(SentId),
      category_id: z.optional(SentId),
      /** The default order: all songs newest first, the songs of an artist or a category most played first. */
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
    summary: 'Suggestions after this song; the first entry is the song itself',
    params: IdParams,
    query: z.strictObject({ exclude_ids: ExcludeIds }),
    data: SongSuggestions,
  }),
  albumSongs: route({
    method: 'GET',
    path: '/backend/album-playlist/songs',
    summary: 'The songs of an album or a playlist in order',
    query: z.strictObject({ album_id: SentId, type: z.optional(z.enum(['album', 'playlist'])), ...PageQuery }),
    data: CollectionDetail,
  }),
  importStart: route({
    method: 'POST',
    path: '/backend/import',
    summary: 'Scan the media folder; with `everything` unchanged files are read again too',
    body: z.optional(z.nullable(z.strictObject({ everything: z.optional(z.boolean()) }))),
    data: ImportJob,
  }),
  importJob: route({
    method: 'GET',
    path: '/backend/import/{id}',
    summary: 'One scan of the media folder, with the files left out and the reasons',
    params: IdParams,
    data: ImportJob,
  }),
} as const;
