import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { LIVE_CLOSINGS } from '../../../contract/live';
import { LiveSocket, type LiveSocketDeps } from '../../../server/presentation/http/live/live-socket';
import { Unavailable } from '../../../server/application/shared/unavailable';
import { RecordingLogger } from '../../support/server/recording-logger';

const SECOND = 1_000;
const CROWDED = 65 * 1024;

/** The peer of a connection, whose behaviour a test controls. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  /** Bytes the peer has not read yet. */
  bufferedAmount = 0;
  readonly closings: number[] = [];
  isTerminated = false;
  pings = 0;

  close(code: number): void {
    this.closings.push(code);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  ping(): void {
    this.pings += 1;
  }

  send(): void {
    // The content of messages does not matter here.
  }
}

const HELLO = { t: 'hello', ticket: 'x'.repeat(43), tab: 'tab-of-test', now: null };

async function aSocket(isGreeted = true) {
  const socket = new FakeSocket();
  let now = 0;
  const parts = {
    hub: { join: () => true, leave: () => undefined, changes: { libraryAge: () => null } },
    tickets: { redeem: () => Promise.resolve({ accountId: 'vy', sessionId: 'one', deviceName: 'Linux' }) },
    now: () => now,
    clock: () => now,
  } as unknown as LiveSocketDeps;
  const live = new LiveSocket(socket as unknown as WebSocket, parts);
  if (isGreeted) {
    socket.emit('message', JSON.stringify(HELLO), false);
    await new Promise(setImmediate);
  }
  /** Ticks once a second; the peer answers pings if `answers` is true. */
  const pass = (seconds: number, answers = true): void => {
    for (let second = 0; second < seconds; second += 1) {
      now += SECOND;
      const before = socket.pings;
      live.tick();
      if (answers && socket.pings > before) socket.emit('pong');
    }
  };
  return { socket, pass };
}

describe('a socket over time', () => {
  it('is closed where no hello frame arrives within five seconds', async () => {
    const { socket, pass } = await aSocket(false);
    pass(5);
    expect(socket.closings).toEqual([]);
    pass(1);
    expect(socket.closings).toEqual([LIVE_CLOSINGS.silent]);
  });

  it('is pinged, and terminated where no answer arrives', async () => {
    const { socket, pass } = await aSocket();
    pass(300);
    expect([socket.pings > 10, socket.closings, socket.isTerminated]).toEqual([true, [], false]);
    pass(41, false);
    expect(socket.isTerminated).toBe(true);
  });

  it('is closed where the client does not read for more than ten seconds', async () => {
    const { socket, pass } = await aSocket();
    socket.bufferedAmount = CROWDED;
    pass(11);
    expect(socket.closings).toEqual([]);
    pass(1);
    expect(socket.closings[0]).toBe(LIVE_CLOSINGS.tooSlow);
  });

  it('is not closed where the client is slow for short times only, again and again', async () => {
    const { socket, pass } = await aSocket();
    for (let time = 0; time < 3; time += 1) {
      socket.bufferedAmount = CROWDED;
      pass(8);
      socket.bufferedAmount = 0;
      pass(8);
    }
    expect(socket.closings).toEqual([]);
  });

  it('is closed after half a day, with the code to connect again', async () => {
    const { socket, pass } = await aSocket();
    pass(12 * 3_600);
    expect(socket.closings).toEqual([]);
    pass(1);
    expect(socket.closings).toEqual([LIVE_CLOSINGS.comeAgain]);
  });
});

describe('a socket whose ticket cannot be checked', () => {
  it.each([
    ['because of a bug, is closed to come again, and the bug is logged', new TypeError('a bug'), 1],
    ['while the database is away, is closed to come again, and nothing is logged', new Unavailable('away'), 0],
  ])('%s', async (_, failure, lines) => {
    const socket = new FakeSocket();
    const log = new RecordingLogger();
    const parts = {
      tickets: { redeem: () => Promise.reject(failure) },
      now: () => 0,
      log,
    } as unknown as LiveSocketDeps;
    new LiveSocket(socket as unknown as WebSocket, parts);
    socket.emit('message', JSON.stringify(HELLO), false);
    await new Promise(setImmediate);
    expect(socket.closings).toEqual([LIVE_CLOSINGS.comeAgain]);
    expect(log.lines).toHaveLength(lines);
  });
});
