import { LIMITS } from './kernel/limits';
import { LiveTicket } from './live';
import { SentId } from './id';
import { route } from './route';
import * as z from './schema';
import { SongSummary } from './song';
import { text } from './text';

/** The documents that an account stores for all of its devices. */
export const DOCUMENT_NAMES = ['settings', 'queue'] as const;

const DocumentParams = z.strictObject({ name: z.enum(DOCUMENT_NAMES) });

/** Revision 0 means that the document was never written. Only the devices interpret the text. */
export const DocumentWire = z.object({ revision: z.number(), body: z.nullable(z.string()) });

/** The calls for several connected devices of one account. All need an account. */
export const liveRoutes = {
  liveTicket: route({
    method: 'POST',
    path: '/backend/live/ticket',
    summary: 'A ticket that opens one socket at /backend/live within 30 s',
    data: LiveTicket,
  }),
  readDocument: route({
    method: 'GET',
    path: '/backend/document/{name}',
    summary: 'The document of this name that the devices of the account share',
    params: DocumentParams,
    data: DocumentWire,
  }),
  writeDocument: route({
    method: 'PUT',
    path: '/backend/document/{name}',
    summary: 'Replace the document, unless its revision has changed; answers the stored document',
    params: DocumentParams,
    body: z.strictObject({
      revision: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
      body: text(LIMITS.documentMax),
    }),
    data: z.object({ is_kept: z.boolean(), ...DocumentWire.shape }),
  }),
  songsById: route({
    method: 'POST',
    path: '/backend/song/by-id',
    summary: 'Songs by id, in the given order; missing songs are left out',
    body: z.strictObject({
      song_ids: z.array(SentId).check(z.minLength(1), z.maxLength(LIMITS.liveSongsMax)),
    }),
    data: z.object({ items: z.array(SongSummary) }),
  }),
} as const;
