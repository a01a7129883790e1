import { administrationRoutes } from '../../../../contract/administration-routes';
import { listeningRoutes } from '../../../../contract/listening-routes';
import { premiumRoutes } from '../../../../contract/premium-routes';
import { withLibraryApp } from '../../../support/server/library-app';

const FILLED: Readonly<Record<string, object>> = {
  setAccountLocked: { is_locked: true },
  setAccountRole: { role: 'admin' },
  editSongTags: { title: 'A', artists: ['B'], album: null, year: null, genre: null, track: null },
  forgetAbsentThings: { longer_than_days: 1, count: 0 },
  setSongPremium: { is_premium: true },
  setAccountPremium: { is_premium: true },
};
const { importStart, importJob } = listeningRoutes;
const ROUTES = { ...administrationRoutes, ...premiumRoutes, importStart, importJob };
const calls = Object.entries(ROUTES).map(([name, { method, path }]) => ({
  name,
  method,
  url: path.replace('{id}', 'none'),
  payload: FILLED[name],
}));

describe('every administration call', () => {
  const world = withLibraryApp();

  const codeFor = async ({ method, url, payload }: (typeof calls)[number], as?: string): Promise<number> => {
    const call = { method, url, ...(payload !== undefined && { payload }), ...(as !== undefined && { as }) };
    return (await world.ask(call)).code as number;
  };

  it.each(calls)('$method $url is only for admins', async (call) => {
    expect([await codeFor(call), await codeFor(call, 'listener')]).toEqual([401, 403]);
    // The target of the call does not exist; an admin is admitted and receives that answer.
    expect([200, 404, 409]).toContain(await codeFor(call, 'admin'));
  });

  it('has one exception: the last import is returned to admins, and null without an error to all others', async () => {
    const answers = [undefined, 'listener', 'admin'].map((as) =>
      world.ask({ method: 'GET', url: '/backend/import', ...(as !== undefined && { as }) }),
    );
    const [nobody, listener, admin] = await Promise.all(answers);
    for (const answer of [nobody, listener]) expect(answer).toMatchObject({ code: 200, data: null });
    expect(admin).toMatchObject({ code: 200, data: { job: null } });
  });

  it('has the admin policy in the list of routes', () => {
    const { routeInventory } = world.app();
    const own = routeInventory.filter(({ url, method }) => {
      return /^\/(?:sso\/user(?!\/me)|backend\/admin)/.test(url) && method !== 'HEAD';
    });
    expect(own.length).toBeGreaterThanOrEqual(12);
    expect(own.filter(({ policy }) => policy !== 'admin')).toEqual([]);
  });
});
