import type { ViewEvent, ViewKind } from '../../../../server/domain/shorts/view-events';
import { countViews } from '../../../support/server/count-views';
import { withLibraryApp } from '../../../support/server/library-app';

const DEEDS = ['like', 'save', 'hide'] as const;
const KINDS: readonly ViewKind[] = ['impression', 'start', 'engaged', 'complete', 'replay', 'share'];

describe('a listener’s action on a clip', () => {
  const world = withLibraryApp();
  const { seed, database, get, post, ask } = world;
  let vy: string;
  let lam: string;
  let id: string;
  let made = 0;

  beforeEach(async () => {
    made += 1;
    vy = await seed.account(`vy-${made}`);
    lam = await seed.account(`lam-${made}`);
    id = await seed.short();
  });

  const action = (name: string, as: string, short = id) => post(`/backend/short-video/${short}/${name}`, as, {});
  const countersOf = async () => (await get(`/backend/short-video/${id}`)).data.counters;
  const rowOf = () =>
    database.db().selectFrom('short_videos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const logOf = () => database.db().selectFrom('short_view_events').selectAll().where('short_id', '=', id).execute();
  const send = (events: readonly ViewEvent[], as?: string) =>
    ask({
      method: 'POST',
      url: `/backend/short-video/${id}/view`,
      payload: { events: events.map(({ eventId, visitId, kind }) => ({ event_id: eventId, visit_id: visitId, kind })) },
      ...(as !== undefined && { as }),
    });
  const aVisit = (visitId: string, kinds: readonly ViewKind[] = KINDS): readonly ViewEvent[] =>
    kinds.map((kind, index) => ({ eventId: `${visitId}-${index}`, visitId, kind }));

  it('is counted once, however often it is sent', async () => {
    for (let time = 0; time < 3; time += 1) for (const name of DEEDS) await action(name, vy);
    await action('like', lam);
    expect(await countersOf()).toMatchObject({ likes: 2, saves: 1 });
    for (let time = 0; time < 3; time += 1) for (const name of DEEDS) await action(`un${name}`, vy);
    expect(await countersOf()).toMatchObject({ likes: 1, saves: 0 });
  });

  it('lists saved clips for that listener only, the last saved first', async () => {
    const second = await seed.short({ caption: 'Đêm ở bến' });
    await action('save', vy);
    await action('save', vy, second);
    const { data } = await get('/backend/short-video/saved?pageSize=1', vy);
    expect(data).toMatchObject({
      items: [{ id: second, caption: 'Đêm ở bến', views: 0 }],
      totalCount: 2,
      totalPages: 2,
    });
    expect((await get('/backend/short-video/saved?pageSize=1&page=2', vy)).data.items).toMatchObject([{ id }]);
    expect((await get('/backend/short-video/saved', lam)).data.items).toEqual([]);
    expect((await get('/backend/short-video/saved')).status).toBe(401);
  });

  it('is answered with a message for the listener', async () => {
    expect(await action('like', vy)).toMatchObject({ code: 200, message: 'Đã thích video ngắn.', data: null });
    expect(await action('save', vy)).toMatchObject({ message: 'Đã lưu video ngắn.' });
    expect(await action('unhide', vy)).toMatchObject({ message: 'Đã hoàn tác.' });
  });

  it.each(DEEDS)('needs an account and an existing clip: %s', async (name) => {
    expect(await action(name, vy, 'gone')).toMatchObject({ code: 404 });
    expect(await action(`un${name}`, vy, 'gone')).toMatchObject({ code: 200 });
    const url = `/backend/short-video/${id}/${name}`;
    expect(await ask({ method: 'POST', url })).toMatchObject({ code: 401 });
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', undefined])(
    'needs no body, whatever its content type is: %s',
    async (type) => {
      const headers = { ...(type !== undefined && { 'content-type': type }), 'content-length': '0' };
      const url = `/backend/short-video/${id}/like`;
      expect(await ask({ method: 'POST', url, as: vy, headers })).toMatchObject({ code: 200 });
      expect(await countersOf()).toMatchObject({ likes: 1 });
    },
  );

  it('hide removes a clip from that listener’s feed only, and unhide returns it', async () => {
    const idsFor = async (as: string) =>
      ((await get('/backend/short-video?size=30', as)).data.items as { id: string }[]).map((item) => item.id);
    world.catalogueChanged();
    await action('hide', vy);
    expect(await idsFor(vy)).not.toContain(id);
    expect(await idsFor(lam)).toContain(id);
    await action('unhide', vy);
    expect(await idsFor(vy)).toContain(id);
  });

  it('results in correct counts when it is done and undone at the same time', async () => {
    const asked = Array.from({ length: 15 }, () => [
      action('like', vy),
      action('unlike', vy),
      action('like', lam),
      action('save', vy),
      action('unsave', lam),
      send(aVisit(`visit-of-${made}`)),
    ]).flat();
    expect(new Set((await Promise.all(asked)).map(({ code }) => code))).toEqual(new Set([200]));
    const { length } = await database.db().selectFrom('liked_shorts').selectAll().where('short_id', '=', id).execute();
    expect(await countersOf()).toEqual({ views: 1, likes: length, saves: 1, shares: 1, comments: 0 });
  });

  it('is deleted with the account, and the counts go down', async () => {
    await action('like', vy);
    await action('save', vy);
    await action('like', lam);
    await database.db().deleteFrom('accounts').where('id', '=', vy).execute();
    expect(await countersOf()).toMatchObject({ likes: 1, saves: 0 });
  });

  it('is deleted with the clip', async () => {
    await action('like', vy);
    await send(aVisit(`visit-of-${made}`), vy);
    await database.db().deleteFrom('short_videos').where('id', '=', id).execute();
    expect(await logOf()).toEqual([]);
    expect(await send(aVisit(`visit-of-${made}`))).toMatchObject({ code: 404 });
  });

  describe('the view events of a clip', () => {
    it('are counted by kind for one view session', async () => {
      expect(await send(aVisit('visit-number-1'))).toMatchObject({ code: 200, data: { counted: 6 } });
      expect(await countersOf()).toMatchObject({ views: 1, shares: 1 });
      expect(await rowOf()).toMatchObject({
        impression_count: 1,
        engaged_count: 1,
        complete_count: 1,
        replay_count: 1,
      });
    });

    it('are not counted again when the same batch is sent five times, one after the other or at once', async () => {
      const batch = aVisit('visit-number-1');
      for (let time = 0; time < 5; time += 1) await send(batch);
      const once = await rowOf();
      const again = await Promise.all(
        Array.from({ length: 5 }, (_, time) => send([...batch.slice(time), ...batch.slice(0, time)])),
      );
      expect(again.map(({ data }) => data.counted)).toEqual([0, 0, 0, 0, 0]);
      expect(await rowOf()).toEqual(once);
      expect(await logOf()).toHaveLength(6);
    });

    it('give the same counts as the log, whichever account sends them and however often', async () => {
      const visits = ['visit-a', 'visit-b', 'visit-c', 'visit-d'].map((visit) => aVisit(`${visit}-${made}`));
      const told = [...visits.flat(), ...aVisit(`visit-a-${made}`, ['start', 'start']).map(again), ...visits.flat()];
      const batches = Array.from({ length: 9 }, (_, index) => told.filter((__, at) => at % 9 === index));
      await Promise.all(batches.map((batch, index) => send(batch, [vy, undefined][index % 2])));
      const row = await rowOf();
      const counts = {
        impression: row.impression_count,
        start: row.start_count,
        engaged: row.engaged_count,
        complete: row.complete_count,
        replay: row.replay_count,
        share: row.share_count,
      };
      const log = (await logOf()).map(({ event_id: eventId, visit_id: visitId, kind }) => ({ eventId, visitId, kind }));
      expect(counts).toEqual(countViews(log));
      expect(counts).toEqual(countViews(told));
      expect(counts).toEqual({ impression: 4, start: 4, engaged: 4, complete: 4, replay: 4, share: 4 });
    });

    it('are stored without the account that watched', async () => {
      await send(aVisit('visit-number-1'), vy);
      expect(Object.keys((await logOf())[0] ?? {}).toSorted()).toEqual(
        ['event_id', 'happened_at', 'kind', 'once_key', 'short_id', 'visit_id'].toSorted(),
      );
    });

    it('do not mark a clip as seen when it is only shared', async () => {
      const seen = () => database.db().selectFrom('seen_shorts').selectAll().where('short_id', '=', id).execute();
      await send(aVisit('visit-number-1', ['share']), vy);
      expect(await seen()).toEqual([]);
      await send(aVisit('visit-number-2', ['impression']), vy);
      expect(await seen()).toMatchObject([{ account_id: vy }]);
    });

    it.each([
      [[], 'events'],
      [[{ event_id: 'short', visit_id: 'visit-number-1', kind: 'start' }], 'events.0.event_id'],
      [[{ event_id: 'event-number-1', visit_id: 'visit-number-1', kind: 'stare' }], 'events.0.kind'],
    ])('are refused as %j', async (events, field) => {
      const refused = await ask({ method: 'POST', url: `/backend/short-video/${id}/view`, payload: { events } });
      expect(refused).toMatchObject({ code: 400 });
      expect(Object.keys(refused.data.errors)).toEqual([field]);
    });
  });
});

/** The same event, reported under another id. */
const again = (event: ViewEvent): ViewEvent => ({ ...event, eventId: `${event.eventId}-again` });
