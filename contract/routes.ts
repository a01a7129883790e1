import { DemoStatus } from './demo';
import { HomeData } from './home';
import { HistoryPage, PlayRecorded, RecordPlay } from './history';
import { ImportJob, ImportStatus } from './import';
import { LIMITS } from './kernel/limits';
import { PageQuery, pageOf } from './paging';
import * as z from './schema';
import { SongInfo, SongSuggestions, SongSummary } from './song';
import {
  ChangePassword,
  Devices,
  DomainCdn,
  ForgotPassword,
  Login,
  Nothing,
  Profile,
  RecoveryOpened,
  RecoveryTicket,
  RefreshToken,
  Register,
  ResetPassword,
  SignedIn,
  Tokens,
  UpdateProfile,
  VerifyOtp,
} from './sso';

interface RouteShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  readonly data: z.core.$ZodType;
}

const route = <const R extends RouteShape>(shape: R): R => shape;

const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));
const IdParams = z.strictObject({ id: Id });

/** A JSON array of ids as one query parameter, as the specification's suggestion call sends it. */
const ExcludeIds = z.optional(z.string().check(z.maxLength(LIMITS.excludeIdsMax * 68)));

/** Every call of the wire: the one table that the server registers, the web app calls and OpenAPI is made from. */
export const routes = {
  domainCdn: route({
    method: 'GET',
    path: '/sso/security/get-domain-cdn',
    summary: 'Where public and protected media live',
    data: DomainCdn,
  }),
  login: route({
    method: 'POST',
    path: '/sso/security/login',
    summary: 'Sign in; a wrong address and a wrong password are answered alike',
    body: Login,
    data: SignedIn,
  }),
  register: route({
    method: 'POST',
    path: '/sso/security/register',
    summary: 'Make an account and sign in; the first one becomes admin',
    body: Register,
    data: SignedIn,
  }),
  logout: route({
    method: 'GET',
    path: '/sso/security/logout',
    summary: 'Sign out here: the session is revoked at once',
    data: Nothing,
  }),
  refreshToken: route({
    method: 'POST',
    path: '/sso/security/refresh-token',
    summary: 'A new pair of tokens for the refresh token, which is then used up',
    body: RefreshToken,
    data: Tokens,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/sso/security/forgot-password',
    summary: 'Have a code sent that leads to a new password',
    body: ForgotPassword,
    data: RecoveryOpened,
  }),
  verifyOtp: route({
    method: 'POST',
    path: '/sso/security/verify-otp',
    summary: 'Change the code for a ticket to one new password',
    body: VerifyOtp,
    data: RecoveryTicket,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/sso/security/reset-password',
    summary: 'Set a new password with the ticket; signs out everywhere',
    body: ResetPassword,
    data: Nothing,
  }),
  me: route({ method: 'GET', path: '/sso/user/me', summary: 'The own profile', data: Profile }),
  updateMe: route({
    method: 'PUT',
    path: '/sso/user/me',
    summary: 'Change the own profile',
    body: UpdateProfile,
    data: Profile,
  }),
  uploadAvatar: route({
    method: 'PUT',
    path: '/sso/user/me/avatar',
    summary: 'A new picture of oneself, as the part `image` of a multipart form',
    data: Profile,
  }),
  changePassword: route({
    method: 'PUT',
    path: '/sso/user/me/password',
    summary: 'A new password for the old one; signs out everywhere else',
    body: ChangePassword,
    data: Nothing,
  }),
  devices: route({
    method: 'GET',
    path: '/sso/user/me/devices',
    summary: 'Where the account is signed in',
    data: Devices,
  }),
  revokeOtherDevices: route({
    method: 'DELETE',
    path: '/sso/user/me/devices',
    summary: 'Sign out everywhere else',
    data: Nothing,
  }),
  revokeDevice: route({
    method: 'DELETE',
    path: '/sso/user/me/devices/{id}',
    summary: 'Sign one device out',
    params: IdParams,
    data: Nothing,
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
    query: z.strictObject({ artist_id: z.optional(Id), category_id: z.optional(Id), ...PageQuery }),
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
    data: z.extend(pageOf(SongSummary), { added: z.boolean(), thumbnail: z.string(), name: z.string() }),
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

export type RouteName = keyof typeof routes;
