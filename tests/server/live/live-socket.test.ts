import { LIVE_CLOSINGS, LIVE_PATH, type PeerFrame } from '../../../contract/live';
import { OTHER_DEVICE } from '../../support/server/accounts-app';
import { HandClock } from '../../support/server/hand-clock';
import { withLiveApp } from '../../support/server/live-app';
import { LiveClient } from '../../support/server/live-client';
import { RawCaller } from '../../support/server/raw-caller';

const SONG = { id: 's1', title: 'Sương Sớm', artists: 'Lan Chi' };
const NOW = { song: SONG, is_playing: true, position: 12, duration: 200, volume: 50, loop: 'OFF', is_shuffled: false };
const REVOKED_WITHIN_MS = 1_000;

/** Some hundred MB go through the sockets. */
const LONG_MS = 120_000;

describe('a socket', () => {
  const uptime = new HandClock();
  const world = withLiveApp(uptime);
  const hello = (ticket: string, tab = 'tab-of-test') => ({ t: 'hello', ticket, tab, now: null });

  async function knock(frame: unknown): Promise<LiveClient> {
    const client = await LiveClient.open(await world.addressOf());
    client.send(frame);
    return client;
  }

  it('is opened by a ticket once, and for only one of several sockets at the same moment', async () => {
    const { token } = await world.register();
    const ticket = await world.ticket(token);
    const clients = await Promise.all(['a', 'b', 'c', 'd'].map((tab) => knock(hello(ticket, `tab-${tab}`))));
    const ends = clients.map((client) => Promise.race([client.closed, client.until(({ t }) => t === 'welcome')]));
    const seen = await Promise.all(ends);
    expect(seen.filter((end) => end === LIVE_CLOSINGS.badTicket)).toHaveLength(3);
    clients.forEach((client) => client.drop());
  });

  it.each([
    ['nobody gave', async () => 'x'.repeat(43)],
    [
      'is 31 s old',
      async () => {
        const ticket = await world.ticket((await world.register()).token);
        world.clock.pass(31_000);
        return ticket;
      },
    ],
    [
      'belongs to a session that is over',
      async () => {
        const { token } = await world.register();
        const ticket = await world.ticket(token);
        await world.call({ method: 'GET', url: '/sso/security/logout', token });
        return ticket;
      },
    ],
  ])('is not opened by a ticket that %s', async (_, make) => {
    expect(await (await knock(hello(await make()))).closed).toBe(LIVE_CLOSINGS.badTicket);
  });

  it('gets no ticket without an account', async () => {
    expect((await world.call({ method: 'POST', url: '/backend/live/ticket' })).code).toBe(401);
  });

  it.each([
    ['another site', 'https://elsewhere.example'],
    ['no origin at all', ''],
    ['the null origin', 'null'],
  ])('is refused to a page of %s', async (_, origin) => {
    await expect(LiveClient.open(await world.addressOf(), origin)).rejects.toThrow('403');
  });

  it.each([
    ['of another site is refused', () => 'https://elsewhere.example', '403'],
    ['says no key', (address: string) => `http://${address}`, '400'],
  ])('that %s is closed after the answer, even if its client does not close it', async (_, origin, status) => {
    const address = await world.addressOf();
    const caller = await RawCaller.to(world.app());
    const head = `GET ${LIVE_PATH} HTTP/1.1\r\nHost: ${address}\r\nOrigin: ${origin(address)}\r\n`;
    caller.say(`${head}Connection: Upgrade\r\nUpgrade: WebSocket\r\n\r\n`);
    await caller.closed;
    expect(caller.heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('is closed where its request follows a request that is not answered yet', async () => {
    const address = await world.addressOf();
    const caller = await RawCaller.to(world.app());
    const head = `Host: ${address}\r\n`;
    const offer = `Origin: http://${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
    caller.say(`GET /sso/user/me HTTP/1.1\r\n${head}\r\nGET ${LIVE_PATH} HTTP/1.1\r\n${head}${offer}\r\n`);
    await caller.closed;
    expect(caller.heard).not.toContain('101 ');
  });

  it('has no page at its address', async () => {
    expect((await world.call({ method: 'GET', url: '/backend/live' })).status).toBe(404);
  });

  it.each([
    ['is no hello', { t: 'ping' }],
    ['is of no kind', { t: 'sing' }],
    ['has a field too many', { ...hello('x'.repeat(43)), role: 'admin' }],
  ])('is closed where the first frame %s', async (_, frame) => {
    expect(await (await knock(frame)).closed).toBe(LIVE_CLOSINGS.malformed);
  });

  it('is closed where no frame arrives', async () => {
    const client = await LiveClient.open(await world.addressOf());
    uptime.pass(5_001);
    expect(await client.closed).toBe(LIVE_CLOSINGS.silent);
  });

  it.each([
    ['more bytes than a hand-over has', () => 'x'.repeat(60_000), 1009],
    ['bytes instead of text', () => Buffer.from('{"t":"ping"}'), LIVE_CLOSINGS.malformed],
    ['what is no JSON', () => '{"t":', LIVE_CLOSINGS.malformed],
  ])('is closed after %s', async (_, make, code) => {
    const client = await world.enter(await world.register());
    client.socket.send(make());
    expect(await client.closed).toBe(code);
  });

  it('is closed after a flood of frames, and not after the frames of a slider that a listener moves', async () => {
    const client = await world.enter(await world.register());
    for (let count = 0; count < 40; count += 1) client.send({ t: 'now', now: NOW });
    client.send({ t: 'ping' });
    await client.until(({ t }) => t === 'pong');
    for (let count = 0; count < 200; count += 1) client.send({ t: 'now', now: NOW });
    expect(await client.closed).toBe(LIVE_CLOSINGS.tooMany);
  });

  it('is closed within a second after its session is signed out elsewhere', async () => {
    const here = await world.register();
    const client = await world.enter(here);
    const start = performance.now();
    await world.call({ method: 'GET', url: '/sso/security/logout', token: here.token });
    expect(await client.closed).toBe(LIVE_CLOSINGS.sessionOver);
    expect(performance.now() - start).toBeLessThan(REVOKED_WITHIN_MS);
  });

  it('of a tab that connects again replaces the earlier socket of that tab', async () => {
    const me = await world.register();
    const first = await world.enter(me, 'the-same-tab');
    const second = await world.enter(me, 'the-same-tab');
    expect(await first.closed).toBe(LIVE_CLOSINGS.replaced);
    expect((await second.untilPeers((peers) => peers.length === 1)).map(({ id }) => id)).toEqual(['the-same-tab']);
  });

  it(
    'skips older states where its client reads slowly',
    async () => {
      const me = await world.register();
      const slow = await world.enter(me);
      const quick = await world.enter(me);
      slow.socket.pause();
      const title = (count: number) => `${count} ${'á'.repeat(280)}`;
      const ROUNDS = 45;
      const ROUND_MS = 70;
      // Other tabs make each list long; the total stays within the send limit of one socket.
      const showsAll = (round: number) => (peers: readonly PeerFrame[]) =>
        peers.filter(({ now }) => now?.song?.title.startsWith(`${round} `)).length === others.length;
      const others = await Promise.all(Array.from({ length: 16 }, () => world.enter(me)));
      for (let round = 1; round <= ROUNDS; round += 1) {
        const song = { ...SONG, title: title(round), artists: title(round) };
        others.forEach((sender) => sender.send({ t: 'now', now: { ...NOW, song } }));
        await quick.untilPeers(showsAll(round));
        uptime.pass(ROUND_MS);
      }
      slow.socket.resume();
      await slow.untilPeers(showsAll(ROUNDS));
      expect(slow.all('peers').length).toBeLessThan(quick.all('peers').length / 2);
    },
    LONG_MS,
  );

  it('shows and reaches no device of another account', async () => {
    const mine = await world.register('Vy');
    const theirs = await world.register('Lâm', OTHER_DEVICE);
    const me = await world.enter(mine, 'tab-mine');
    const stranger = await world.enter(theirs, 'tab-theirs');
    me.send({ t: 'now', now: NOW });
    stranger.send({ t: 'command', id: 'c1', to: 'tab-mine', command: { kind: 'pause' } });
    expect(await stranger.until(({ t }) => t === 'answer')).toEqual({ t: 'answer', id: 'c1', is_delivered: false });
    expect(stranger.peers().map(({ id }) => id)).toEqual(['tab-theirs']);
    expect(me.all('command')).toEqual([]);
  });
});
