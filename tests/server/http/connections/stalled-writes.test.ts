import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { lineOf } from '../../../../server/presentation/http/connections/line-of';
import { StalledWrites } from '../../../../server/presentation/http/connections/stalled-writes';

/** A connection whose other end the test controls. */
class HandLine {
  sent = 0;
  isCut = false;
  constructor(public held: number) {}
  readonly waiting = (): number => this.held;
  readonly left = (): number => this.sent;
  readonly cut = (): void => {
    this.isCut = true;
  };
}

describe('an answer that the client does not read', () => {
  const stalled = new StalledWrites(30_000);
  let now = 0;
  const pass = (seconds: number, each: () => void = () => undefined): void => {
    for (let second = 0; second < seconds; second += 1) {
      each();
      now += 1_000;
      stalled.tick(now);
    }
  };
  const watched = (held: number): HandLine => {
    const line = new HandLine(held);
    stalled.watch(line);
    stalled.tick(now);
    return line;
  };

  it('ends its connection after thirty seconds without a byte, and not earlier', () => {
    const line = watched(1_000);
    pass(29);
    expect(line.isCut).toBe(false);
    pass(1);
    expect(line.isCut).toBe(true);
  });

  it('continues if the client reads a byte now and then', () => {
    const line = watched(1_000_000);
    pass(600, () => (line.sent += now % 20_000 === 0 ? 1 : 0));
    expect(line.isCut).toBe(false);
  });

  it('is not stalled while nothing waits to be sent: a slow answer, an idle connection', () => {
    const line = watched(0);
    pass(600);
    expect(line.isCut).toBe(false);
    line.held = 10;
    pass(30);
    expect(line.isCut).toBe(false);
    pass(1);
    expect(line.isCut).toBe(true);
  });

  it('starts the thirty seconds again after the client has read everything', () => {
    const line = watched(10);
    pass(20);
    line.held = 0;
    pass(1);
    line.held = 10;
    pass(20);
    expect(line.isCut).toBe(false);
  });

  it('does not cut a connection that has already closed', () => {
    const line = watched(10);
    stalled.forget(line);
    pass(60);
    expect(line.isCut).toBe(false);
  });
});

const WHOLE = 64_000_000;

/** Reads half of the data, and reports each piece. */
async function takeHalf(reader: Socket, onPiece: () => void): Promise<void> {
  let taken = 0;
  for (reader.resume(); taken < WHOLE / 2; onPiece()) {
    const [piece] = (await once(reader, 'data')) as [Buffer];
    taken += piece.length;
  }
  reader.pause();
}

describe('a socket', () => {
  const server = createServer();
  const sockets: Socket[] = [];
  afterAll(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });

  it('shows progress while only a part of a write has been sent', async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [writer] = (await once(server, 'connection')) as [Socket];
    sockets.push(reader, writer);
    reader.pause();
    writer.write(Buffer.alloc(WHOLE));
    const line = lineOf(writer);
    const before = line.left();
    let shown = before;
    await takeHalf(reader, () => (shown = Math.max(shown, line.left())));
    expect(line.waiting()).toBe(WHOLE);
    expect(shown).toBeGreaterThan(before);
    line.cut();
    expect(writer.destroyed).toBe(true);
  });
});
