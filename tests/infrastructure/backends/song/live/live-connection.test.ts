import type { GatewayFailure } from '../../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../../src/domain/shared/result';
import { SongLiveDevices } from '../../../../../src/infrastructure/backends/song/live/song-live-devices';
import { playing } from '../../../../support/builders/a-peer';
import { FakeConnectivity } from '../../../../support/fakes/fake-connectivity';
import { FakePageLifecycle } from '../../../../support/fakes/fake-page-lifecycle';
import { FakeSocket } from '../../../../support/fakes/fake-socket';
import { FakeVisibility } from '../../../../support/fakes/fake-visibility';
import { FixedRandom } from '../../../../support/fakes/fixed-random';
import { settle, VirtualTime } from '../../../../support/fakes/virtual-time';

const A_MINUTE = 60_000;
/** Longer than a broken connection takes to return, shorter than the wait before an unanswered one is closed. */
const SOON = 5_000;

/** A tab with a server that the test simulates. */
function aTab() {
  const time = new VirtualTime();
  const connectivity = new FakeConnectivity();
  const visibility = new FakeVisibility();
  const departures = new FakePageLifecycle();
  const sockets: FakeSocket[] = [];
  const tickets: Result<string, GatewayFailure>[] = [];
  let asked = 0;
  const devices = new SongLiveDevices(
    {
      ticket: async () => tickets[asked++] ?? succeed('a-ticket'),
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      timer: time,
      clock: time,
      random: new FixedRandom(),
      connectivity,
      visibility,
      departures,
    },
    'tab',
  );
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
  const arrive = async () => {
    devices.connect();
    await settle();
    last().welcome();
  };
  const received: unknown[] = [];
  devices.commands.subscribe(({ command }) => received.push(command.kind));
  return {
    devices,
    time,
    connectivity,
    visibility,
    departures,
    sockets,
    tickets,
    last,
    arrive,
    received,
    asked: () => asked,
  };
}

describe('the connection to our own server', () => {
  it('sends one hello with its ticket and what it plays, and no second one while it is open', async () => {
    const { devices, arrive, last, sockets } = aTab();
    devices.publish(playing());
    await arrive();
    devices.connect();
    await settle();
    expect(last().framesOf('hello')).toMatchObject([{ ticket: 'a-ticket', tab: 'tab', now: { is_playing: true } }]);
    expect(sockets).toHaveLength(1);
  });

  it('sends once what was published between hello and welcome', async () => {
    const { devices, last } = aTab();
    devices.connect();
    await settle();
    (last().onopen as (() => void) | null)?.();
    devices.publish(playing({ position: 5 }));
    expect(last().framesOf('now')).toEqual([]);
    last().say({ t: 'welcome', device: 'me' });
    last().say({ t: 'pong' });
    expect(last().framesOf('now')).toMatchObject([{ now: { position: 5 } }]);
  });

  it('sends nothing to a socket that is closing', async () => {
    const { arrive, last, devices } = aTab();
    await arrive();
    last().readyState = 2;
    devices.publish(playing());
    expect(last().framesOf('now')).toEqual([]);
  });

  it('reconnects after a break, each time later, with a new ticket and what it plays by then', async () => {
    const { devices, arrive, time, sockets, last } = aTab();
    await arrive();
    devices.publish(playing({ position: 77 }));
    last().break();
    await time.pass(600);
    expect(sockets).toHaveLength(2);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      last().break();
      await time.pass(500 * 2 ** (attempt + 1));
    }
    expect(sockets.length).toBeLessThanOrEqual(8);
    last().welcome();
    expect(last().framesOf('hello')).toMatchObject([{ now: { position: 77 } }]);
  });

  it('asks again later when no ticket is available, and does not ask again without a session', async () => {
    const { tickets, arrive, devices, time, sockets, asked } = aTab();
    tickets.push(fail({ kind: 'unavailable' }), fail({ kind: 'unauthenticated' }));
    devices.connect();
    await settle();
    await time.pass(A_MINUTE);
    expect([asked(), sockets.length]).toEqual([2, 0]);
    devices.disconnect();
    await arrive();
    expect(sockets).toHaveLength(1);
  });

  it('waits for the network, and for a visible page unless it plays', async () => {
    const { arrive, last, time, connectivity, visibility, sockets, devices } = aTab();
    await arrive();
    connectivity.set(false);
    last().break();
    await time.pass(A_MINUTE);
    expect(sockets).toHaveLength(1);
    connectivity.set(true);
    await time.pass(1_000);
    expect(sockets).toHaveLength(2);
    last().welcome();
    visibility.set(false);
    last().break();
    await time.pass(A_MINUTE);
    expect(sockets).toHaveLength(2);
    devices.publish(playing());
    visibility.set(true);
    await time.pass(1_000);
    last().welcome();
    visibility.set(false);
    last().break();
    await time.pass(1_000);
    expect(sockets).toHaveLength(4);
  });

  it('treats a silent connection as broken, and replaces it', async () => {
    const { arrive, last, time, sockets } = aTab();
    await arrive();
    await time.pass(20_000);
    last().say({ t: 'pong' });
    await time.pass(20_000);
    expect([sockets.length, last().framesOf('ping').length]).toEqual([1, 2]);
    await time.pass(21_000);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
  });

  it('checks the connection at once when the page is visible again', async () => {
    const { arrive, visibility, time, sockets, last } = aTab();
    await arrive();
    visibility.set(true);
    last().say({ t: 'pong' });
    await time.pass(5_500);
    expect(sockets).toHaveLength(1);
    visibility.set(true);
    await time.pass(6_500);
    expect(sockets).toHaveLength(2);
  });

  it('closes a socket that is never welcomed, and ignores later messages from that socket', async () => {
    const { devices, last, time, sockets, received } = aTab();
    devices.connect();
    await settle();
    const first = last();
    await time.pass(21_000);
    expect([sockets.length, first.isClosed]).toEqual([2, true]);
    first.welcome();
    first.say({ t: 'command', from: 'x', command: { kind: 'play' }, age: 0 });
    first.break();
    await time.pass(100);
    expect([received, sockets.length]).toEqual([[], 2]);
  });

  it('does not carry out a command that is late or invalid', async () => {
    const { arrive, last, received } = aTab();
    await arrive();
    last().say({ t: 'command', from: 'x', command: { kind: 'play' }, age: 6_000 });
    last().say({ t: 'command', from: 'x', command: { kind: 'explode' }, age: 0 });
    last().say({ t: 'news' });
    last().say({ t: 'command', from: 'x', command: { kind: 'pause' }, age: 100 });
    expect(received).toEqual(['pause']);
  });

  it('sends nothing when the socket is congested, and fails pending commands when the connection breaks', async () => {
    const { arrive, last, devices, time } = aTab();
    await arrive();
    const waiting = devices.send('other', { kind: 'pause' });
    last().break();
    expect(await waiting).toEqual({ ok: false, error: { kind: 'offline' } });
    await time.pass(1_000);
    last().welcome();
    const late = devices.send('other', { kind: 'pause' });
    await time.pass(5_100);
    expect(await late).toEqual({ ok: false, error: { kind: 'timeout' } });
    last().bufferedAmount = 100_000;
    expect(await devices.send('other', { kind: 'pause' })).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  it('stays closed after leaving, even when a ticket was already requested', async () => {
    const { devices, sockets, time } = aTab();
    devices.connect();
    devices.disconnect();
    await time.pass(A_MINUTE);
    expect(sockets).toHaveLength(0);
  });
});

describe('the connection of a page that is left', () => {
  it('is closed, and opened again when the listener returns', async () => {
    const { arrive, departures, visibility, sockets, time, last } = aTab();
    await arrive();
    departures.leaves.next();
    visibility.set(false);
    expect(last().isClosed).toBe(true);
    await time.pass(A_MINUTE);
    expect(sockets).toHaveLength(1);
    visibility.set(true);
    departures.returns.next();
    await time.pass(SOON);
    expect(sockets).toHaveLength(2);
  });

  it('is opened again when the page stays after all', async () => {
    const { arrive, departures, sockets, time } = aTab();
    await arrive();
    departures.leaves.next();
    departures.stays.next();
    await time.pass(SOON);
    expect(sockets).toHaveLength(2);
  });

  it('is opened for a listener who signs in when the page comes back', async () => {
    const { devices, arrive, departures, sockets } = aTab();
    await arrive();
    departures.leaves.next();
    devices.disconnect();
    devices.connect();
    await settle();
    expect(sockets).toHaveLength(2);
  });
});
