import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { DECLARED, proxiedApp } from '../../../support/server/bare-app';
import { RawCaller } from '../../../support/server/raw-caller';

const LIMITS = { connections: 3, connectionsPerAddress: 2 };

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(65_536);
}

describe('connections', () => {
  const apps: FastifyInstance[] = [];
  const callers: RawCaller[] = [];
  const listening = async (setting: string, limits = {}): Promise<FastifyInstance> => {
    const app = proxiedApp(setting, limits);
    apps.push(app);
    app.get('/ok', DECLARED, () => 'ok');
    app.get('/endless', DECLARED, (_, reply) => reply.send(Readable.from(endless(), { objectMode: false })));
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };
  const callerTo = async (app: FastifyInstance, from?: string): Promise<RawCaller> => {
    const caller = await RawCaller.to(app, from);
    callers.push(caller);
    return caller;
  };
  const statusFrom = async (app: FastifyInstance, from: string): Promise<number> =>
    (await callerTo(app, from)).ask('/ok');

  afterEach(async () => {
    await Promise.all(callers.splice(0).map((caller) => caller.leave()));
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  it('are limited per address and in total, and a refused caller receives an answer', async () => {
    const app = await listening('10.0.0.1', LIMITS);
    const tried = ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.4'];
    const statuses: number[] = [];
    for (const from of tried) statuses.push(await statusFrom(app, from));
    expect(statuses).toEqual([200, 200, 503, 200, 503]);
    const refused = callers.at(-1);
    await refused?.closed;
    expect(refused?.heard).toMatch(/\r\nRetry-After: 5\r\n.*\r\n\r\n\{"code":500,"message":"\S.*","data":null\}$/s);
  });

  it.each([
    ['of a trusted proxy', '127.0.0.0/8'],
    ['behind a number of hops', '1'],
    ['of this machine, where no proxy is trusted', 'off'],
  ])('%s are limited only in total', async (_, setting) => {
    const app = await listening(setting, LIMITS);
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push(await statusFrom(app, '127.0.0.2'));
    expect(statuses).toEqual([200, 200, 200, 503]);
  });

  it('free their place when they close', async () => {
    const app = await listening('off', { connections: 1 });
    const [, first] = await Promise.all([callerTo(app), once(app.server, 'connection') as Promise<[Socket]>]);
    const isClosed = once(first[0], 'close');
    await callers[0]?.leave();
    await isClosed;
    expect(await statusFrom(app, '127.0.0.2')).toBe(200);
  });

  it('are closed if the client reads nothing, while the server accepts others', async () => {
    const app = await listening('off', { stalledSeconds: 0.5 });
    const [reader, [socket]] = await Promise.all([callerTo(app), once(app.server, 'connection') as Promise<[Socket]>]);
    reader.socket.pause();
    const isClosed = once(socket, 'close');
    reader.say('GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await isClosed;
    expect(socket.destroyed).toBe(true);
    expect(await statusFrom(app, '127.0.0.2')).toBe(200);
  });
});
