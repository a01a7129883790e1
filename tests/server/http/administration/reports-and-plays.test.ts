import { administrationRoutes } from '../../../../contract/administration-routes';
import { envelopeOf } from '../../../../contract/envelope';
import * as z from '../../../../contract/schema';
import { withLibraryApp } from '../../../support/server/library-app';

describe('comments that listeners reported, listed for an admin', () => {
  const world = withLibraryApp();
  const { seed, get, post, ask } = world;
  let made = 0;
  let short = '';
  let comment = '';

  const listed = async () => (await get('/backend/admin/comment', 'admin')).data.items as { id: string }[];
  const report = (as: string, reason: string) =>
    post(`/backend/short-video/${short}/comments/${comment}/report`, as, { reason });
  const keep = (id = comment) => ask({ method: 'POST', url: `/backend/admin/comment/${id}/keep`, as: 'admin' });
  const remove = (id = comment) => ask({ method: 'DELETE', url: `/backend/admin/comment/${id}`, as: 'admin' });
  const shownTo = async (as?: string) => (await get(`/backend/short-video/${short}/comments`, as)).data.totalCount;

  beforeEach(async () => {
    made += 1;
    await Promise.all(['vy', 'lam', 'an'].map((name) => seed.account(`${name}-${made}`, { name })));
    short = await seed.short({ caption: 'Biển chiều' });
    comment = `comment-${made}`;
    await post(`/backend/short-video/${short}/comments`, `vy-${made}`, { id: comment, text: 'Mua hàng ở đây!' });
    await report(`lam-${made}`, 'spam');
    await report(`an-${made}`, 'spam');
  });
  afterEach(() => remove());

  it('are listed with their text, author and clip, and the reasons of the reports', async () => {
    const answer = await get('/backend/admin/comment', 'admin');
    expect(z.safeParse(envelopeOf(administrationRoutes.reportedComments.data), answer).success).toBe(true);
    expect(answer.data).toMatchObject({ totalCount: 1 });
    expect(answer.data.items).toMatchObject([
      {
        id: comment,
        text: 'Mua hàng ở đây!',
        author: { id: `vy-${made}`, name: 'vy' },
        short: { id: short, caption: 'Biển chiều' },
        reports: [{ reason: 'spam', count: 2 }],
      },
    ]);
  });

  it('leave the list when the admin dismisses the reports, and stay hidden only from their reporters', async () => {
    expect(await keep()).toMatchObject({ code: 200 });
    expect(await listed()).toEqual([]);
    expect([await shownTo(), await shownTo(`lam-${made}`)]).toEqual([1, 0]);
  });

  it('return to the list when another listener reports them', async () => {
    await keep();
    await seed.account(`khue-${made}`);
    await report(`khue-${made}`, 'hate');
    expect(await listed()).toMatchObject([{ id: comment, reports: [{ reason: 'hate', count: 1 }] }]);
  });

  it('can be deleted by the admin', async () => {
    expect(await remove()).toMatchObject({ code: 200 });
    expect([await listed(), await shownTo()]).toEqual([[], 0]);
    expect([(await remove()).code, (await keep()).code]).toEqual([404, 404]);
  });
});

describe('the play statistics for an admin', () => {
  const world = withLibraryApp();
  const { seed, get } = world;
  const HOUR = 3_600_000;
  const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR);
  const figures = async (query = '') => (await get(`/backend/admin/plays?${query}`, 'admin')).data;

  beforeAll(async () => {
    const artist = await seed.artist('Hạ Vy');
    const one = await seed.song('Bến Cũ', [artist]);
    const two = await seed.song('Sao Băng', [artist]);
    await seed.play(one, { played_at: ago(0) });
    await seed.play(two, { played_at: ago(0) });
    await seed.play(two, { played_at: ago(26) });
    await seed.play(two, { played_at: ago(0), counted: false });
    await seed.play(one, { played_at: ago(24 * 45) });
    await seed.play(one, { played_at: ago(24 * 46) });
    await seed.play(one, { played_at: ago(24 * 120) });
  });

  it.each([
    ['', 30, 3],
    ['days=30', 30, 3],
    ['days=90', 90, 5],
  ])('have every day of the period, oldest first: %s', async (query, days, plays) => {
    const answer = await get(`/backend/admin/plays?${query}`, 'admin');
    expect(z.safeParse(envelopeOf(administrationRoutes.playFigures.data), answer).success).toBe(true);
    const each = answer.data.days as { day: string; plays: number }[];
    expect(each).toHaveLength(days);
    expect(each.map(({ day }) => day)).toEqual(each.map(({ day }) => day).sort());
    expect(each.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(each.reduce((sum, { plays: n }) => sum + n, 0)).toBe(plays);
  });

  it("begin each day at midnight in the caller's time zone", async () => {
    const here = (await figures('utc_offset=840')).days as { day: string; plays: number }[];
    expect(here.at(-1)?.day).toBe(new Date(Date.now() + 14 * HOUR).toISOString().slice(0, 10));
    expect(here.reduce((sum, { plays }) => sum + plays, 0)).toBe(3);
  });

  it('name the most-played songs of the period', async () => {
    expect((await figures('days=30')).top).toMatchObject([
      { title: 'Sao Băng', artists: ['Hạ Vy'], plays: 2 },
      { title: 'Bến Cũ', plays: 1 },
    ]);
    expect((await figures('days=90')).top).toMatchObject([
      { title: 'Bến Cũ', plays: 3 },
      { title: 'Sao Băng', plays: 2 },
    ]);
  });

  it.each(['days=31', 'days=0', 'utc_offset=900', 'utc_offset=x'])('refuse %s', async (query) => {
    expect(await get(`/backend/admin/plays?${query}`, 'admin')).toMatchObject({ code: 400 });
  });
});
