import type { FastifyInstance } from 'fastify';
import { composePageViews } from '../../../server/composition/page-views';
import { OTHER_PATHS } from '../../../server/domain/page-views/page-view-counts.port';
import { dayOf, RETENTION_DAYS } from '../../../server/domain/page-views/page-view-days';
import { PostgresPageViewCounts } from '../../../server/infrastructure/postgres/page-views/postgres-page-view-counts';
import { fail, succeed } from '../../../server/domain/shared/result';
import type { Gatekeeper } from '../../../server/presentation/http/gates';
import type { PageViewChart } from '../../../contract/page-view';
import type * as z from '../../../contract/schema';
import { bareApp } from '../../support/server/bare-app';
import { HandClock } from '../../support/server/hand-clock';
import { RecordingLogger } from '../../support/server/recording-logger';
import { withTestDatabase } from '../../support/server/test-database';

const DAY_MS = 86_400_000;

/** The text of a token is the role of its bearer. */
const BY_ROLE: Gatekeeper = {
  identify: (token) => {
    const who = { accountId: 'an', sessionId: 's', isPremium: false };
    if (token !== 'admin' && token !== 'listener') return Promise.resolve(fail('invalid'));
    return Promise.resolve(succeed({ ...who, role: token }));
  },
  hasAccounts: () => Promise.resolve(true),
};

describe('page views', () => {
  const { db } = withTestDatabase();
  const clock = new HandClock();
  let app: FastifyInstance;

  beforeAll(async () => {
    app = bareApp(new RecordingLogger(), BY_ROLE);
    composePageViews(app, { db: db(), clock });
    await app.ready();
  });
  afterAll(() => app.close());
  beforeEach(() => db().deleteFrom('page_views').execute());

  const tell = async (page_path: string, more = {}) => {
    const payload = { name: 'test_web_event', page_path, ...more };
    return (await app.inject({ method: 'POST', url: '/backend/page-view', payload })).json<{ code: number }>().code;
  };
  const ask = async (query = '', role = 'admin') => {
    const headers = { authorization: `Bearer ${role}` };
    const response = await app.inject({ method: 'GET', url: `/backend/page-view${query}`, headers });
    return response.json<{ code: number; data: z.infer<typeof PageViewChart> }>();
  };

  it('are counted by day and path, including days without page views, with the most viewed path first', async () => {
    for (const path of ['/', '/search', '/search']) await tell(path);
    clock.pass(2 * DAY_MS);
    await tell('/');
    const today = dayOf(clock.now());
    const { data } = await ask('?days=3');
    expect(data.total).toBe(4);
    expect(data.days.map(({ count }) => count)).toEqual([3, 0, 1]);
    expect(data.days.at(-1)?.day).toBe(today);
    expect(data.paths).toEqual([
      { path: '/', count: 2 },
      { path: '/search', count: 2 },
    ]);
    expect((await ask('?days=1&top=1')).data).toEqual({
      total: 1,
      days: [{ day: today, count: 1 }],
      paths: [{ path: '/', count: 1 }],
    });
  });

  it('are all counted when many are reported at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => tell('/library')));
    expect((await ask('?days=1')).data.total).toBe(40);
  });

  it.each(['', 'search', '/search?q=secret', '/a#b', '/a b', `/${'a'.repeat(200)}`])(
    'are refused with a path like %p',
    async (path) => {
      expect(await tell(path)).toBe(400);
    },
  );

  it('are refused with another event name or an additional field', async () => {
    expect(await tell('/', { name: 'click' })).toBe(400);
    expect(await tell('/', { user: 'an' })).toBe(400);
  });

  it('are shown only to admins', async () => {
    expect((await ask('', 'listener')).code).toBe(403);
    expect((await app.inject({ method: 'GET', url: '/backend/page-view' })).json()).toMatchObject({ code: 401 });
    expect((await ask('?days=401')).code).toBe(400);
  });

  it('are deleted after the retention period', async () => {
    await tell('/old');
    clock.pass(RETENTION_DAYS * DAY_MS);
    await tell('/new');
    const left = await db().selectFrom('page_views').select('path').execute();
    expect(left).toEqual([{ path: '/new' }]);
  });

  it('are counted separately for 2,000 paths a day, and together for all other paths', async () => {
    const day = dayOf(clock.now());
    const rows = Array.from({ length: 1_999 }, (_, index) => ({ day, path: `/made-up/${index}` }));
    await db().insertInto('page_views').values(rows).execute();
    const counts = new PostgresPageViewCounts(db());
    const last = ['/last', '/last', '/last', '/last'];
    for (const path of [...last, '/one-more', '/and-more', '/made-up/7', '/made-up/7']) await counts.add(day, path);
    expect(await counts.top(day, 3)).toEqual([
      { path: '/last', count: 4 },
      { path: '/made-up/7', count: 3 },
      { path: OTHER_PATHS, count: 2 },
    ]);
  });
});
