import {
  AbsentThings,
  ACCOUNT_SORTS,
  DemoCleared,
  Forgotten,
  MANAGED_SONG_SORTS,
  ManagedAccounts,
  ManagedSong,
  ManagedSongs,
  PlayFigures,
  ReportedComments,
  SongTags,
  SearchText,
} from './administration';
import { IMPORT_FILE_KINDS, ImportFiles } from './import-files';
import { LIMITS } from './kernel/limits';
import { PageQuery } from './page-query';
import { wholeNumber } from './query-values';
import { IdParams } from './id';
import { route } from './route';
import * as z from './schema';
import { Nothing } from './sso';

const Days = wholeNumber(0, LIMITS.absentDaysMax);

/** The calls of administration. Each is for admins alone. */
export const administrationRoutes = {
  managedAccounts: route({
    method: 'GET',
    path: '/sso/user',
    summary: 'All accounts; searchable by name and address',
    query: z.strictObject({ q: SearchText, sort: z._default(z.enum(ACCOUNT_SORTS), 'newest'), ...PageQuery }),
    data: ManagedAccounts,
  }),
  setAccountLocked: route({
    method: 'PUT',
    path: '/sso/user/{id}/locked',
    summary: 'Lock an account, which signs it out everywhere, or unlock it',
    params: IdParams,
    body: z.strictObject({ is_locked: z.boolean() }),
    data: Nothing,
  }),
  setAccountRole: route({
    method: 'PUT',
    path: '/sso/user/{id}/role',
    summary: 'Make an account an admin, or a listener',
    params: IdParams,
    body: z.strictObject({ role: z.enum(['listener', 'admin']) }),
    data: Nothing,
  }),
  signAccountOut: route({
    method: 'DELETE',
    path: '/sso/user/{id}/devices',
    summary: 'Sign an account out everywhere',
    params: IdParams,
    data: Nothing,
  }),
  managedSongs: route({
    method: 'GET',
    path: '/backend/admin/song',
    summary: 'All songs; searchable by title, artist and album',
    query: z.strictObject({ q: SearchText, sort: z._default(z.enum(MANAGED_SONG_SORTS), 'newest'), ...PageQuery }),
    data: ManagedSongs,
  }),
  editSongTags: route({
    method: 'PUT',
    path: '/backend/admin/song/{id}/tags',
    summary: 'Override the tags of a song; the override survives the next scan',
    params: IdParams,
    body: SongTags,
    data: ManagedSong,
  }),
  restoreSongTags: route({
    method: 'DELETE',
    path: '/backend/admin/song/{id}/tags',
    summary: 'Remove the override, so that the tags of the file count again',
    params: IdParams,
    data: ManagedSong,
  }),
  importFiles: route({
    method: 'GET',
    path: '/backend/admin/file',
    summary: 'Files of the media folder that are refused, imported with reservations, or hidden; by path',
    query: z.strictObject({
      kind: z._default(z.enum(IMPORT_FILE_KINDS), 'refused'),
      /** A part of the path, or of the message about the file. */
      q: SearchText,
      ...PageQuery,
      pageSize: z._default(wholeNumber(1, LIMITS.filesPageMax), LIMITS.pageSizeDefault),
    }),
    data: ImportFiles,
  }),
  reportedComments: route({
    method: 'GET',
    path: '/backend/admin/comment',
    summary: 'Reported comments without a decision, the last reported first',
    query: z.strictObject(PageQuery),
    data: ReportedComments,
  }),
  keepComment: route({
    method: 'POST',
    path: '/backend/admin/comment/{id}/keep',
    summary: 'Keep a reported comment and settle its reports',
    params: IdParams,
    data: Nothing,
  }),
  removeComment: route({
    method: 'DELETE',
    path: '/backend/admin/comment/{id}',
    summary: 'Delete a comment of any account',
    params: IdParams,
    data: Nothing,
  }),
  absentThings: route({
    method: 'GET',
    path: '/backend/admin/absent',
    summary: 'Songs and short videos whose file is missing or unreadable, absent for longest first',
    query: z.strictObject({ q: SearchText, longer_than_days: z._default(Days, 0), ...PageQuery }),
    data: AbsentThings,
  }),
  forgetAbsentThing: route({
    method: 'DELETE',
    path: '/backend/admin/absent/{id}',
    summary: 'Remove one of them for good; likes, plays and playlist entries move to a song with the same sound',
    params: IdParams,
    data: Nothing,
  }),
  forgetAbsentThings: route({
    method: 'POST',
    path: '/backend/admin/absent/forget',
    summary: 'Remove everything that has been absent for more than the given number of days',
    /** `count`: the number that the admin saw; if the number has changed since, nothing is removed. */
    body: z.strictObject({ longer_than_days: Days, count: z.int().check(z.minimum(0)) }),
    data: Forgotten,
  }),
  playFigures: route({
    method: 'GET',
    path: '/backend/admin/plays',
    summary: 'Plays by day, and the most played songs',
    query: z.strictObject({
      days: z._default(z.enum(['30', '90']), '30'),
      /** Minutes by which the caller’s clock is ahead of UTC; they define where the caller's days begin. */
      utc_offset: z._default(wholeNumber(-LIMITS.utcOffsetMax, LIMITS.utcOffsetMax), 0),
    }),
    data: PlayFigures,
  }),
  clearDemo: route({
    method: 'DELETE',
    path: '/backend/demo',
    summary: 'Remove the demo music for good',
    data: DemoCleared,
  }),
} as const;
