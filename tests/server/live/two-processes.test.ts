import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { LIVE_CLOSINGS } from '../../../contract/live';
import { DEVICE, OTHER_DEVICE, PASSWORD } from '../../support/server/accounts-app';
import { withLiveApp } from '../../support/server/live-app';

const SONG = { id: 's1', title: 'Sương Sớm', artists: 'Lan Chi' };
const NOW = { song: SONG, is_playing: true, position: 12, duration: 200, volume: 50, loop: 'OFF', is_shuffled: false };
const REVOKED_WITHIN_MS = 1_000;

describe('two server processes on one database', () => {
  const world = withLiveApp();
  let other: FastifyInstance;

  beforeAll(async () => {
    other = await world.another();
  });

  let people = 0;
  /** Two devices of one account, one at each process. */
  async function twoDevices() {
    const email = `two-${(people += 1)}@example.org`;
    const payload = { email, password: PASSWORD, name: 'Vy' };
    const first = (await world.call({ method: 'POST', url: '/sso/security/register', payload, device: DEVICE })).data;
    const login = { email, password: PASSWORD, remember: true };
    const second = (
      await world.call({ method: 'POST', url: '/sso/security/login', payload: login, device: OTHER_DEVICE })
    ).data;
    const here = await world.enter(first, 'tab-here');
    const there = await world.enter(second, 'tab-there', other);
    return { first, second, here, there };
  }

  it('show the devices of both processes, with the song that each device plays', async () => {
    const { here, there } = await twoDevices();
    await there.untilPeers((peers) => peers.length === 2);
    there.send({ t: 'now', now: NOW });
    const seen = await here.untilPeers((peers) => peers.some(({ id, now }) => id === 'tab-there' && now !== null));
    expect(seen.map(({ id }) => id).sort()).toEqual(['tab-here', 'tab-there']);
    expect(seen.find(({ id }) => id === 'tab-there')).toMatchObject({ now: NOW, device: { name: 'Linux' } });
  });

  it('no longer show a device that left', async () => {
    const { here, there } = await twoDevices();
    await here.untilPeers((peers) => peers.length === 2);
    const told = here.frames.length;
    there.drop();
    await here.until((frame) => frame.t === 'peers' && here.frames.indexOf(frame) >= told && frame.peers.length === 1);
  });

  it('pass commands on, and report a command to a missing device as not delivered', async () => {
    const { here, there } = await twoDevices();
    await here.untilPeers((peers) => peers.length === 2);
    here.send({ t: 'command', id: 'c1', to: 'tab-there', command: { kind: 'seek', to: 30 } });
    expect(await there.until(({ t }) => t === 'command')).toMatchObject({
      from: 'tab-here',
      command: { kind: 'seek', to: 30 },
    });
    expect(await here.until(({ t }) => t === 'answer')).toEqual({ t: 'answer', id: 'c1', is_delivered: true });
    here.send({ t: 'command', id: 'c2', to: 'tab-gone', command: { kind: 'pause' } });
    await here.until((frame) => frame.t === 'answer' && frame.id === 'c2' && !frame.is_delivered);
  });

  it('pass on a command that is longer than a notification of the database may be', async () => {
    const { here, there } = await twoDevices();
    await here.untilPeers((peers) => peers.length === 2);
    const songIds = Array.from({ length: 500 }, (_, place) => `song-${place}-${'x'.repeat(20)}`);
    const listening = { song_ids: songIds, index: 499, position: 61.5, loop: 'ALL', order: null };
    here.send({ t: 'command', id: 'c1', to: 'tab-there', command: { kind: 'take', listening } });
    expect(await there.until(({ t }) => t === 'command')).toMatchObject({ command: { kind: 'take', listening } });
  });

  it('close the socket at one process within a second of the sign-out at the other', async () => {
    const { second, there } = await twoDevices();
    const start = performance.now();
    await world.call({ method: 'GET', url: '/sso/security/logout', token: second.token, device: OTHER_DEVICE });
    expect(await there.closed).toBe(LIVE_CLOSINGS.sessionOver);
    expect(performance.now() - start).toBeLessThan(REVOKED_WITHIN_MS);
  });

  it('find each other again after their listening database connections broke, and miss no sign-out meanwhile', async () => {
    const { here, there } = await twoDevices();
    const seen = await here.untilPeers((peers) => peers.length === 2);
    const device = seen.find(({ id }) => id === 'tab-there')?.device.id ?? '';
    const db = world.database.db();
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'song live' AND datname = current_database()`.execute(db);
    await db.updateTable('sessions').set({ revoked_at: new Date() }).where('id', '=', device).execute();
    expect(await there.closed).toBe(LIVE_CLOSINGS.sessionOver);
    await here.untilPeers((peers) => peers.length === 1);
  });

  it('close every socket when they stop', async () => {
    const third = await world.another();
    const me = await world.register();
    const client = await world.enter(me, 'tab-of-third', third);
    await third.close();
    expect(await client.closed).toBe(LIVE_CLOSINGS.comeAgain);
  });
});
