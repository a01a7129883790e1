import { administrationRoutes } from '../../../../contract/administration-routes';
import { importRoutes } from '../../../../contract/import-routes';
import { listeningRoutes } from '../../../../contract/listening-routes';
import { premiumRoutes } from '../../../../contract/premium-routes';
import { registerDemoRemoval } from '../../../../server/presentation/http/administration/register-demo-removal';
import { registerImport } from '../../../../server/presentation/http/import/register-import';
import { succeed } from '../../../../server/domain/shared/result';
import { bareApp } from '../../../support/server/bare-app';
import { withKeepingApp } from '../../../support/server/keeping-app';
import { RecordingLogger } from '../../../support/server/recording-logger';

const FILLED: Readonly<Record<string, object>> = {
  setAccountLocked: { is_locked: true },
  setAccountRole: { role: 'admin' },
  editSongTags: { title: 'A', artists: ['B'], album: null, year: null, genre: null, track: null },
  setSongPremium: { is_premium: true },
  setAccountPremium: { is_premium: true },
};
const { importStart, importJob } = listeningRoutes;
const ROUTES = { ...administrationRoutes, ...premiumRoutes, ...importRoutes, importStart, importJob };
const calls = Object.entries(ROUTES).map(([name, { method, path }]) => ({
  name,
  method,
  url: path.replace('{id}', 'none'),
  payload: FILLED[name],
}));

describe('every call of administration', () => {
  const world = withKeepingApp();
  const elsewhere = bareApp(new RecordingLogger(), {
    identify: async (accountId) =>
      succeed({
        accountId,
        sessionId: accountId,
        role: accountId === 'admin' ? 'admin' : 'listener',
        isPremium: false,
      }),
    hasAccounts: async () => true,
  });
  const removed: string[] = [];
  const jobs = { find: async () => undefined, latest: async () => undefined, refusedFiles: async () => [] };
  registerImport(elsewhere, { jobs, startImport: null });
  registerDemoRemoval(elsewhere, async () => removed.push('demo'));
  afterAll(() => elsewhere.close());

  const codeFor = async (call: (typeof calls)[number], as: string | undefined): Promise<number> => {
    const { method, url, payload } = call;
    const isElsewhere = elsewhere.hasRoute({
      method,
      url: ROUTES[call.name as 'clearDemo'].path.replace('{id}', ':id'),
    });
    const headers = as === undefined ? {} : { authorization: `Bearer ${as}` };
    const app = isElsewhere ? elsewhere : world.app();
    const sent = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    return sent.json<{ code: number }>().code;
  };

  it.each(calls)('$method $url is for admins alone', async (call) => {
    expect([await codeFor(call, undefined), await codeFor(call, 'listener')]).toEqual([401, 403]);
    expect(removed).toEqual([]);
    expect([200, 404, 409]).toContain(await codeFor(call, 'admin'));
    removed.length = 0;
  });

  it('is declared so, whatever comes to it', () => {
    const all = [...world.app().routeInventory, ...elsewhere.routeInventory];
    const own = all.filter(
      ({ url, method }) => /^\/(?:sso\/user(?!\/me)|backend\/admin)/.test(url) && method !== 'HEAD',
    );
    expect(own.length).toBeGreaterThanOrEqual(12);
    expect(own.filter(({ policy }) => policy !== 'admin')).toEqual([]);
  });
});
