import type { FastifyInstance } from 'fastify';
import { faultAt } from './answer';
import { sendProblem } from './send-answer';

const NUL = '%00';
const REFUSED = faultAt('path', { kind: 'unstorable' });

/** No file, picture, page or id has a NUL in its name, and neither a file system nor a database accepts one. */
export function refuseNulInPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    return path.includes(NUL) ? sendProblem(request, reply, REFUSED) : undefined;
  });
}
