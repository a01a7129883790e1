import type { FastifyInstance } from 'fastify';
import { accessOf } from '../../../contract/access';
import { routes, type RouteName } from '../../../contract/routes';
import { answer } from '../../../server/presentation/http/answer';
import { defineOwnRoute, defineRoute } from '../../../server/presentation/http/define-route';
import { KEPT_BY_CALL } from '../../../server/presentation/http/live/tell-kept';
import { DEVICE, OTHER_DEVICE, PASSWORD } from '../../support/server/accounts-app';
import { withLiveApp } from '../../support/server/live-app';

/** Of these nothing that an account keeps looks different afterwards. */
const TELL_NOTHING: readonly RouteName[] = [
  // Documents have news of their own.
  ...(['liveTicket', 'writeDocument', 'songsById', 'firebaseToken'] as const),
  ...(['changePassword', 'ownData', 'deleteMe', 'logout'] as const),
  // What everybody sees, and what happened to a clip on the glass.
  ...(['postShortComment', 'deleteShortComment', 'reportShortComment', 'recordShortViews'] as const),
];

function keepingRoutes(app: FastifyInstance): void {
  for (const name of ['likeSongs', 'unlikeSongs'] as const)
    defineOwnRoute(app, name, 'writing', ({ body }) =>
      body.song_ids.includes('gone') ? { kind: 'not-found' } : answer(null),
    );
  defineRoute(app, 'historyRecord', { policy: 'known-or-not', rate: 'writing' }, () => answer({ counted: true }));
}

describe('what a device changes of what its account keeps', () => {
  const world = withLiveApp(undefined, { more: keepingRoutes });
  let people = 0;

  /** Two devices of one account at one process, a third at another, and a stranger. */
  async function meet() {
    const email = `kept-${(people += 1)}@example.org`;
    const enter = async (call: string, device: string, facts: object) => {
      world.clock.pass(60_000);
      const payload = { email, password: PASSWORD, ...facts };
      return (await world.call({ method: 'POST', url: `/sso/security/${call}`, payload, device })).data;
    };
    const mine = await enter('register', DEVICE, { name: 'Vy' });
    const alsoMine = await enter('login', OTHER_DEVICE, { remember: true });
    const elsewhere = await world.another();
    return {
      ...{ mine, alsoMine, elsewhere, token: mine.token },
      own: await world.enter(mine),
      other: await world.enter(alsoMine),
      remote: await world.enter(alsoMine, 'tab-remote', elsewhere),
      stranger: await world.enter(await world.register()),
    };
  }

  const like = (token: string, ids: readonly string[], call = 'add') =>
    world.call({ method: 'POST', url: `/backend/favorite-song/${call}`, payload: { song_ids: ids }, token });

  it('is told to its other devices in every process, and to nobody else', async () => {
    const { token, own, other, remote, stranger } = await meet();
    await like(token, ['s1', 's2']);
    await like(token, ['s2'], 'delete');
    await world.call({ method: 'PUT', url: '/sso/user/me', payload: { name: 'Vy Anh' }, token });
    const told = [
      { t: 'kept', what: 'liked', song_ids: ['s1', 's2'] },
      { t: 'kept', what: 'liked', song_ids: ['s2'] },
      { t: 'kept', what: 'other', song_ids: [] },
    ];
    for (const device of [other, remote]) {
      await device.until((frame) => frame.t === 'kept' && frame.what === 'other');
      expect(device.all('kept')).toEqual(told);
    }
    expect([own.all('kept'), stranger.all('kept')]).toEqual([[], []]);
  });

  it('is told to all of its devices where it was heard, since no tab tells the others', async () => {
    const { token, own, other } = await meet();
    await world.call({ method: 'POST', url: '/backend/history', payload: { song_id: 's1', played_ms: 60_000 }, token });
    for (const device of [own, other])
      expect(await device.until(({ t }) => t === 'kept')).toEqual({ t: 'kept', what: 'heard', song_ids: [] });
  });

  it('is told to nobody where it was refused, or nobody is known to have done it', async () => {
    const { token, other } = await meet();
    await like(token, ['gone']);
    await world.call({ method: 'POST', url: '/backend/history', payload: { song_id: 's1', played_ms: 60_000 } });
    await like(token, ['s1']);
    await other.until(({ t }) => t === 'kept');
    expect(other.all('kept')).toEqual([{ t: 'kept', what: 'liked', song_ids: ['s1'] }]);
  });

  it('is known to its other devices that connect soon afterwards, in every process', async () => {
    const { token, mine, alsoMine, elsewhere, remote } = await meet();
    const ageFor = async (admitted: typeof mine, app?: FastifyInstance) => {
      const device = await world.enter(admitted, undefined, app);
      return device.all('welcome').map((frame) => frame.kept_age);
    };
    expect(await ageFor(alsoMine)).toEqual([null]);
    await like(token, ['s1']);
    await remote.until(({ t }) => t === 'kept');
    world.clock.pass(1_500);
    expect(await ageFor(alsoMine)).toEqual([1_500]);
    expect(await ageFor(alsoMine, elsewhere)).toEqual([1_500]);
    expect(await ageFor(mine)).toEqual([null]);
  });

  it('is known of every call by which a listener changes something', () => {
    const changing = (Object.keys(routes) as RouteName[]).filter(
      (name) => routes[name].method !== 'GET' && ['signed-in', 'known-or-not'].includes(accessOf(name)),
    );
    const known = [...KEPT_BY_CALL.keys(), ...TELL_NOTHING];
    expect(changing.filter((name) => !known.includes(name))).toEqual([]);
    expect([...KEPT_BY_CALL.keys()].filter((name) => TELL_NOTHING.includes(name))).toEqual([]);
  });
});
