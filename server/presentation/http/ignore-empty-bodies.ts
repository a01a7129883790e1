import type { FastifyInstance } from 'fastify';

/** A body of no bytes is none, whatever it says to be: some clients name a type even where they send nothing. */
export function ignoreEmptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (headers['content-length'] === '0') delete headers['content-type'];
  });
}
