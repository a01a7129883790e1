import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { limitBodyTime } from '../../../server/presentation/http/body-deadline';
import { RawCaller } from '../../support/server/raw-caller';

/** Some seconds of dripping. */
const MOST_SENT = 5_000;
const head = (path: string): string =>
  `PUT ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: 100000000\r\n\r\n`;

describe('a body that drips', () => {
  const opened: { readonly app: FastifyInstance; readonly caller: RawCaller }[] = [];
  afterEach(async () => {
    for (const { app, caller } of opened.splice(0)) {
      await caller.leave();
      await app.close();
    }
  });

  it.each([
    ['is refused before it is read', '/refused', 401],
    ['is not read to its end', '/read', 400],
  ])('is closed in the usual time where it %s, however long the route gives an upload', async (_, path, status) => {
    const app = fastify();
    limitBodyTime(app, 100);
    app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    app.addHook('onRequest', async (request, reply) =>
      request.url === '/refused' ? reply.code(401).send('no') : undefined,
    );
    app.put('/refused', { config: { bodyDeadlineMs: 60_000 } }, () => 'never');
    app.put('/read', { config: { bodyDeadlineMs: 60_000 } }, (_request, reply) => reply.code(400).send('no'));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const caller = await RawCaller.to(app);
    opened.push({ app, caller });
    caller.say(head(path));
    expect(await caller.status()).toBe(status);
    let isOver = false;
    void caller.closed.then(() => (isOver = true));
    for (let sent = 0; !isOver && sent < MOST_SENT; sent += 1) {
      caller.say('x');
      await wait(1);
    }
    expect(isOver).toBe(true);
  });
});
