import fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../../../server/composition/run';
import type { ComposeApp } from '../../../server/composition/start';

/** The server's real life around three routes: is it ready, a slow answer, an acknowledged write. */
const composeBare: ComposeApp = ({ db, lifecycle }) => {
  const http = fastify({ forceCloseConnections: 'idle' });
  http.get('/readyz', (_request, reply) => reply.code(lifecycle.isReady() ? 200 : 503).send());
  http.get<{ Querystring: { ms: string } }>('/slow', async ({ query }) => {
    process.stdout.write('a slow answer begins\n');
    await wait(Number(query.ms));
    return { artists: await db.selectFrom('artists').select('id').execute() };
  });
  http.post<{ Querystring: { id: string } }>('/artists', async ({ query: { id } }) => {
    await db.insertInto('artists').values({ id, name: id, name_key: id, folded: id, image_id: null }).execute();
    return { id };
  });
  return Promise.resolve({ http, mediaTools: 'not looked for' });
};

void run(composeBare);
