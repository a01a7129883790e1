import { LIMITS } from './kernel/limits';
import { LiveTicket } from './live';
import { Id, route } from './route';
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
    summary: 'What the account keeps under that name for all of its devices',
    params: DocumentParams,
    data: DocumentWire,
  }),
  writeDocument: route({
    method: 'PUT',
    path: '/backend/document/{name}',
    summary: 'Keep another text, unless it has another revision by now; answers what is kept then',
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
    summary: 'Songs by their ids, in that order; those that are gone are left out',
    body: z.strictObject({
      song_ids: z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.liveSongsMax)),
    }),
    data: z.object({ items: z.array(SongSummary) }),
  }),
} as const;
