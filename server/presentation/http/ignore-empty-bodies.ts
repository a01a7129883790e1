import type { FastifyInstance } from 'fastify';

/** A body of zero bytes counts as no body, whatever its declared type: some clients name a type even where they send nothing. */
export function ignoreEmptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (headers['content-length'] === '0') delete headers['content-type'];
  });
}
