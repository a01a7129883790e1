import { ShortCard } from './home';
import { LIMITS } from './kernel/limits';
import { PageQuery } from './page-query';
import { pageOf } from './paging';
import { jsonList, wholeNumber } from './query-values';
import { IdParams, SentId } from './id';
import { route } from './route';
import * as z from './schema';
import {
  CommentPage,
  CommentReport,
  NewComment,
  ShortComment,
  ShortPage,
  ShortVideo,
  ViewEvents,
  ViewsRecorded,
} from './short-video';
import { Nothing } from './sso';
import { text } from './text';

const Size = z._default(wholeNumber(1, LIMITS.feedPageMax), 10);
const Cursor = z.optional(text(LIMITS.cursorMax));
const CommentParams = z.strictObject({ id: SentId, comment_id: SentId });

/** A reaction to one clip. */
const about = <const P extends string>(path: P, summary: string) =>
  route({ method: 'POST', path, summary, params: IdParams, changes: 'other', data: Nothing });

/** The calls of short videos. A listener without an account may watch, and sends the ids of the clips already seen. */
export const shortVideoRoutes = {
  shortFeed: route({
    method: 'GET',
    path: '/backend/short-video',
    summary: 'The feed; no clip twice in one sitting; optionally of one artist or with one song',
    query: z.strictObject({
      cursor: Cursor,
      /** `following`: only followed artists; needs an account. */
      feed: z._default(z.enum(['for-you', 'following']), 'for-you'),
      artist: z.optional(SentId),
      song: z.optional(SentId),
      /** The ids of the clips that a listener without an account has seen lately. */
      seen: z.optional(jsonList(SentId, LIMITS.seenShortsMax)),
      size: Size,
    }),
    data: ShortPage,
  }),
  shortVideo: route({
    method: 'GET',
    path: '/backend/short-video/{id}',
    summary: 'One short video',
    params: IdParams,
    data: ShortVideo,
  }),
  savedShorts: route({
    method: 'GET',
    path: '/backend/short-video/saved',
    summary: 'The clips that the listener has saved, the last saved first',
    query: z.strictObject(PageQuery),
    data: pageOf(ShortCard),
  }),
  recordShortViews: route({
    method: 'POST',
    path: '/backend/short-video/{id}/view',
    summary: 'Report view events of clips; a repeated event changes nothing',
    params: IdParams,
    body: ViewEvents,
    data: ViewsRecorded,
  }),
  likeShort: about('/backend/short-video/{id}/like', 'Like a clip; liking a liked clip changes nothing'),
  unlikeShort: about('/backend/short-video/{id}/unlike', 'Unlike a clip'),
  saveShort: about('/backend/short-video/{id}/save', 'Save a clip'),
  unsaveShort: about('/backend/short-video/{id}/unsave', 'Remove a saved clip'),
  hideShort: about('/backend/short-video/{id}/hide', 'Not interested: the feed leaves the clip out'),
  unhideShort: about('/backend/short-video/{id}/unhide', 'Undo *not interested*'),
  shortComments: route({
    method: 'GET',
    path: '/backend/short-video/{id}/comments',
    summary: 'The comments on a clip, newest first',
    params: IdParams,
    query: z.strictObject({ cursor: Cursor, size: Size }),
    data: CommentPage,
  }),
  postShortComment: route({
    method: 'POST',
    path: '/backend/short-video/{id}/comments',
    summary: 'Comment on a clip',
    params: IdParams,
    body: NewComment,
    data: ShortComment,
  }),
  deleteShortComment: route({
    method: 'DELETE',
    path: '/backend/short-video/{id}/comments/{comment_id}',
    summary: 'Delete an own comment; a deleted one changes nothing',
    params: CommentParams,
    data: Nothing,
  }),
  reportShortComment: route({
    method: 'POST',
    path: '/backend/short-video/{id}/comments/{comment_id}/report',
    summary: 'Report a comment, once for each account',
    params: CommentParams,
    body: CommentReport,
    data: Nothing,
  }),
} as const;
