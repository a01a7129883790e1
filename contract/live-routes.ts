import { LIMITS } from './kernel/limits';
import { LiveTicket } from './live';
import { Id, route } from './route';
import * as z from './schema';
import { SongSummary } from './song';

/** The calls around several devices of one account that know of each other. All need an account. */
export const liveRoutes = {
  liveTicket: route({
    method: 'POST',
    path: '/backend/live/ticket',
    summary: 'A ticket that opens one socket at /backend/live within 30 s',
    data: LiveTicket,
  }),
  songsById: route({
    method: 'POST',
    path: '/backend/song/by-id',
    summary: 'Songs by their ids, in that order; those that are gone are left out',
    body: z.strictObject({
      song_ids: z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.liveSongsMax)),
    }),
    data: z.object({ items: z.array(SongSummary) }),
  }),
} as const;
