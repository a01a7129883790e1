import fastify from 'fastify';
import { routes, type RouteName } from '../../../contract/routes';
import { setSecurityHeaders } from '../../../server/presentation/http/security-headers';

/** The cache headers of a call; its handler returns nothing. */
async function keptOf(name: RouteName): Promise<{ kept: unknown; varies: unknown }> {
  const app = fastify();
  setSecurityHeaders(app);
  const { method, path } = routes[name];
  const url = path.replaceAll(/\{\w+\}/g, 'x');
  app.route({ method, url, config: { call: name }, handler: () => null });
  const { headers } = await app.inject({ method, url });
  return { kept: headers['cache-control'], varies: headers.vary };
}

const NAMES = Object.keys(routes) as RouteName[];
const reading = NAMES.filter((name) => routes[name].method === 'GET');
/** Calls with a token, the end of a session, or all data about an account. */
const SECRET: readonly RouteName[] = ['logout', 'firebaseToken', 'ownData'];

describe('the responses of the API calls', () => {
  it.each(reading.filter((name) => !SECRET.includes(name)))(
    'of %s may be stored only in the caller’s own browser, and must be revalidated before use',
    async (name) => {
      expect(await keptOf(name)).toEqual({ kept: 'private, no-cache', varies: 'authorization, accept-encoding' });
    },
  );

  it.each([...SECRET, ...NAMES.filter((name) => !reading.includes(name))])(
    'of %s are stored in no cache',
    async (name) => {
      expect(await keptOf(name)).toEqual({ kept: 'no-store', varies: undefined });
    },
  );
});
