import type { FastifyInstance } from 'fastify';
import { watchConnections } from '../../../../server/presentation/http/drain-connections';
import { bareApp, DECLARED } from '../../../support/server/bare-app';
import { RawCaller } from '../../../support/server/raw-caller';
import { until } from '../../../support/until';

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe('pipelined requests', () => {
  const app: { it?: FastifyInstance } = {};
  const callers: RawCaller[] = [];
  let begun: string[] = [];
  let release: (() => void)[] = [];

  beforeEach(async () => {
    begun = [];
    release = [];
    const server = bareApp();
    server.get('/wait/:name', DECLARED, async ({ params }) => {
      const { name } = params as { name: string };
      begun.push(name);
      await new Promise<void>((resolve) => release.push(resolve));
      return name;
    });
    server.get('/long', DECLARED, () => {
      begun.push('long');
      return 'x'.repeat(20_000_000);
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    app.it = server;
  });
  afterEach(async () => {
    release.forEach((resolve) => resolve());
    await Promise.all(callers.splice(0).map((caller) => caller.leave()));
    await app.it?.close();
  });
  const calling = async (): Promise<RawCaller> => {
    const caller = await RawCaller.to(app.it!);
    callers.push(caller);
    return caller;
  };

  it('are handled one after the other, and answered in order', async () => {
    const caller = await calling();
    caller.say(['a', 'b', 'c'].map((name) => get(`/wait/${name}`)).join(''));
    for (const name of ['a', 'b', 'c']) {
      await until(() => begun.includes(name));
      expect(begun.at(-1)).toBe(name);
      release.at(-1)?.();
    }
    await until(() => caller.heard.endsWith('\r\n\r\nc'));
    expect(caller.heard.match(/\r\n\r\n[abc]/g)).toEqual(['\r\n\r\na', '\r\n\r\nb', '\r\n\r\nc']);
  });

  it('do not wait for requests of another connection', async () => {
    (await calling()).say(get('/wait/a') + get('/wait/b'));
    (await calling()).say(get('/wait/c'));
    await until(() => begun.includes('a') && begun.includes('c'));
    expect(begun).not.toContain('b');
  });

  it('are at most sixteen in waiting; the connection of a client that sends more is closed', async () => {
    const caller = await calling();
    caller.say(Array.from({ length: 17 }, (_, at) => get(`/wait/${at}`)).join(''));
    await until(() => begun.length === 1);
    caller.say(get('/wait/one-more'));
    await caller.closed;
    expect(caller.heard).toBe('');
    expect(begun).toEqual(['0']);
  });

  it('are not handled if they arrive after the request that ends the connection', async () => {
    const caller = await calling();
    caller.say('GET /long HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    caller.socket.pause();
    await until(() => begun.includes('long'));
    caller.say(get('/wait/a'));
    caller.socket.resume();
    await caller.closed;
    expect(begun).toEqual(['long']);
  });

  it('are not handled after the answer with which a stopping server ends the connection', async () => {
    const draining = watchConnections(app.it!.server);
    const caller = await calling();
    caller.say(get('/wait/a') + get('/wait/b'));
    await until(() => begun.length === 1);
    draining.start();
    release[0]?.();
    await caller.closed;
    expect(caller.heard).toMatch(/\r\nconnection: close\r\n.*\r\na$/is);
    expect(begun).toEqual(['a']);
  });

  describe('followed by bytes that are not a request', () => {
    const answersTo = (caller: RawCaller) =>
      [...caller.heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    async function releasedInTurn(names: readonly string[]): Promise<void> {
      for (const name of names) {
        await until(() => begun.includes(name));
        release.at(-1)?.();
      }
    }

    it('are all answered before the bytes are refused', async () => {
      const caller = await calling();
      caller.say(`${get('/wait/a')}${get('/wait/b')}no request\r\n\r\n`);
      await until(() => begun.includes('a'));
      caller.say('nor this\r\n\r\n');
      await releasedInTurn(['a', 'b']);
      await caller.closed;
      expect(answersTo(caller)).toEqual(['200', '200', '400']);
      expect(caller.heard).toMatch(/\r\n\r\na.*\r\n\r\nb.*"code":400/s);
    });

    it('are answered before a method that HTTP does not have is refused', async () => {
      const caller = await calling();
      caller.say(`${get('/wait/a')}BREW /pot HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await releasedInTurn(['a']);
      await caller.closed;
      expect(answersTo(caller)).toEqual(['200', '405']);
    });

    it('are answered, except for the request that the bytes break off', async () => {
      const caller = await calling();
      const chunked = 'GET /wait/b HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n';
      caller.say(get('/wait/a') + chunked);
      await releasedInTurn(['a']);
      await caller.closed;
      expect(answersTo(caller)).toEqual(['200', '400']);
      expect(begun).toEqual(['a']);
    });

    it('are refused without being handled if the bytes break off the first request', async () => {
      const caller = await calling();
      caller.say('GET /wait/a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n');
      await caller.closed;
      expect(answersTo(caller)).toEqual(['400']);
    });

    it('end the connection without an answer to the bytes if the last request asks for the end', async () => {
      const caller = await calling();
      caller.say('GET /wait/a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      await until(() => begun.includes('a'));
      caller.say('no request\r\n\r\n');
      await releasedInTurn(['a']);
      await caller.closed;
      expect(answersTo(caller)).toEqual(['200']);
    });
  });
});
