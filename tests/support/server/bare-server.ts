import fastify from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../../../server/composition/run';
import type { ComposeApp } from '../../../server/composition/start';

const SEGMENT_PIECES = 20;
const SEGMENT_PIECE_BYTES = 16_384;
const SEGMENT_PAUSE_MS = 20;

/** The server's real lifecycle around four routes: readiness, a slow answer, a segment, an acknowledged write. */
const composeBare: ComposeApp = ({ db, lifecycle }) => {
  const http = fastify({ forceCloseConnections: 'idle' });
  http.get('/readyz', (_request, reply) => reply.code(lifecycle.isReady() ? 200 : 503).send());
  http.get<{ Querystring: { ms: string } }>('/slow', async ({ query }) => {
    process.stdout.write('a slow answer begins\n');
    await wait(Number(query.ms));
    return { artists: await db.selectFrom('artists').select('id').execute() };
  });
  http.get('/segment', (_request, reply) => reply.send(Readable.from(piecesOfASegment())));
  http.post<{ Querystring: { id: string } }>('/artists', async ({ query: { id } }) => {
    await db.insertInto('artists').values({ id, name: id, name_key: id, folded: id, image_id: null }).execute();
    return { id };
  });
  return Promise.resolve({ http, mediaTools: ['not looked for'] });
};

/** A segment at the speed of a slow connection. */
async function* piecesOfASegment(): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < SEGMENT_PIECES; piece += 1) {
    yield Buffer.alloc(SEGMENT_PIECE_BYTES);
    await wait(SEGMENT_PAUSE_MS);
  }
}

void run(composeBare);
