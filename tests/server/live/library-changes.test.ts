import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { accessOf } from '../../../contract/access';
import { routes, type RouteName } from '../../../contract/routes';
import { answer } from '../../../server/presentation/http/answer';
import { defineOwnRoute, defineRoute } from '../../../server/presentation/http/define-route';
import { DEVICE, OTHER_DEVICE, PASSWORD } from '../../support/server/accounts-app';
import { withLiveApp } from '../../support/server/live-app';

const THIRD_DEVICE = '3333333333333333';

/** Calls that do not change how an account's library looks. */
const TELL_NOTHING: readonly RouteName[] = [
  // Documents have their own news.
  ...(['liveTicket', 'writeDocument', 'songsById'] as const),
  ...(['changePassword', 'deleteMe'] as const),
  // Content that everybody sees, and views of a clip.
  ...(['postShortComment', 'deleteShortComment', 'reportShortComment', 'recordShortViews'] as const),
];

function libraryRoutes(app: FastifyInstance): void {
  for (const name of ['likeSongs', 'unlikeSongs'] as const)
    defineOwnRoute(app, name, 'writing', ({ body }) =>
      body.song_ids.includes('gone') ? { kind: 'not-found' } : answer(null),
    );
  defineRoute(app, 'historyRecord', { policy: 'optional-account', rate: 'writing' }, () => answer({ counted: true }));
}

describe('a change to the library of an account by one device', () => {
  const world = withLiveApp(undefined, { more: libraryRoutes });
  let people = 0;

  /** Two devices of one account on one server process, a third on another, and a device of another account. */
  async function meet() {
    const email = `library-${(people += 1)}@example.org`;
    const enter = async (call: string, device: string, facts: object) => {
      world.clock.pass(60_000);
      const payload = { email, password: PASSWORD, ...facts };
      return (await world.call({ method: 'POST', url: `/sso/security/${call}`, payload, device })).data;
    };
    const mine = await enter('register', DEVICE, { name: 'Vy' });
    const alsoMine = await enter('login', OTHER_DEVICE, { remember: true });
    const elsewhere = await world.another();
    return {
      mine,
      alsoMine,
      elsewhere,
      email,
      token: mine.token,
      own: await world.enter(mine),
      other: await world.enter(alsoMine),
      remote: await world.enter(alsoMine, 'tab-remote', elsewhere),
      stranger: await world.enter(await world.register()),
    };
  }

  const like = (token: string, ids: readonly string[], call = 'add') =>
    world.call({ method: 'POST', url: `/backend/favorite-song/${call}`, payload: { song_ids: ids }, token });

  it('is sent to its other devices in every process, and to no other socket', async () => {
    const { token, own, other, remote, stranger } = await meet();
    await like(token, ['s1', 's2']);
    await like(token, ['s2'], 'delete');
    await world.call({ method: 'PUT', url: '/sso/user/me', payload: { name: 'Vy Anh' }, token });
    const told = [
      { t: 'library', what: 'liked', song_ids: ['s1', 's2'] },
      { t: 'library', what: 'liked', song_ids: ['s2'] },
      { t: 'library', what: 'other', song_ids: [] },
    ];
    for (const device of [other, remote]) {
      await device.until((frame) => frame.t === 'library' && frame.what === 'other');
      expect(device.all('library')).toEqual(told);
    }
    expect([own.all('library'), stranger.all('library')]).toEqual([[], []]);
  });

  it('is sent to all of its devices after a song was heard, since tabs do not report plays to each other', async () => {
    const { token, own, other } = await meet();
    await world.call({ method: 'POST', url: '/backend/history', payload: { song_id: 's1', played_ms: 60_000 }, token });
    for (const device of [own, other])
      expect(await device.until(({ t }) => t === 'library')).toEqual({ t: 'library', what: 'heard', song_ids: [] });
  });

  it('is not sent where the call was refused, or was made without an account', async () => {
    const { token, other } = await meet();
    await like(token, ['gone']);
    await world.call({ method: 'POST', url: '/backend/history', payload: { song_id: 's1', played_ms: 60_000 } });
    await like(token, ['s1']);
    await other.until(({ t }) => t === 'library');
    expect(other.all('library')).toEqual([{ t: 'library', what: 'liked', song_ids: ['s1'] }]);
  });

  it('is reported with its age to its other devices that connect soon afterwards, in every process', async () => {
    const { token, alsoMine, elsewhere, remote } = await meet();
    const ageFor = async (admitted: typeof alsoMine, app?: FastifyInstance) => {
      const device = await world.enter(admitted, undefined, app);
      return device.all('welcome').map((frame) => frame.library_age);
    };
    // The other session was opened a minute ago.
    expect(await ageFor(alsoMine)).toEqual([60_000]);
    await like(token, ['s1']);
    await remote.until(({ t }) => t === 'library');
    world.clock.pass(1_500);
    expect(await ageFor(alsoMine)).toEqual([1_500]);
    expect(await ageFor(alsoMine, elsewhere)).toEqual([1_500]);
    expect(await ageFor(await world.register())).toEqual([null]);
  });

  it('is sent when a device signs in or out, in every process', async () => {
    const { alsoMine, email, own, remote, stranger } = await meet();
    world.clock.pass(60_000);
    const payload = { email, password: PASSWORD, remember: true };
    await world.call({ method: 'POST', url: '/sso/security/login', payload, device: THIRD_DEVICE });
    for (const device of [own, remote])
      expect(await device.until(({ t }) => t === 'library')).toEqual({ t: 'library', what: 'other', song_ids: [] });
    await world.call({ method: 'GET', url: '/sso/security/logout', token: alsoMine.token });
    await own.until(() => own.all('library').length === 2);
    expect(stranger.all('library')).toEqual([]);
  });

  it('is also sent after the upload of a picture, which is no ordinary call', async () => {
    const { token, other } = await meet();
    const form = new FormData();
    form.append(
      'image',
      new Blob(
        [
          await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
            .png()
            .toBuffer(),
        ],
        { type: 'image/png' },
      ),
      'a.png',
    );
    const address = await world.addressOf();
    const headers = { authorization: `Bearer ${token}` };
    const sent = await fetch(`http://${address}/sso/user/me/avatar`, { method: 'PUT', headers, body: form });
    expect(sent.status).toBe(200);
    expect(await other.until(({ t }) => t === 'library')).toMatchObject({ what: 'other' });
  });

  it('is declared as sent or as not sent for every call by which a listener changes something', () => {
    const changing = (Object.keys(routes) as RouteName[]).filter(
      (name) => routes[name].method !== 'GET' && ['signed-in', 'optional-account'].includes(accessOf(name)),
    );
    expect(new Set(changing.filter((name) => !('changes' in routes[name])))).toEqual(new Set(TELL_NOTHING));
  });
});
