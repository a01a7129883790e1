import fastify from 'fastify';
import { routes, type RouteName } from '../../../contract/routes';
import { setSecurityHeaders } from '../../../server/presentation/http/security-headers';

/** Every call of the table, answered with nothing. */
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
/** A token, what ends one, and everything that is known of somebody. */
const SECRET: readonly RouteName[] = ['logout', 'firebaseToken', 'ownData'];

describe('the answers of the calls', () => {
  it.each(reading.filter((name) => !SECRET.includes(name)))(
    'of %s may lie in its own browser, unshown, for whoever asked',
    async (name) => {
      expect(await keptOf(name)).toEqual({ kept: 'private, no-cache', varies: 'authorization, accept-encoding' });
    },
  );

  it.each([...SECRET, ...NAMES.filter((name) => !reading.includes(name))])('of %s are kept nowhere', async (name) => {
    expect(await keptOf(name)).toEqual({ kept: 'no-store', varies: undefined });
  });
});
