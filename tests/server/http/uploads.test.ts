import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { succeed } from '../../../server/domain/shared/result';
import { answer } from '../../../server/presentation/http/answer';
import { registerPictureUpload } from '../../../server/presentation/http/picture-upload';
import { signedInApp } from '../../support/server/bare-app';
import { RawCaller } from '../../support/server/raw-caller';
import { until } from '../../support/until';

const HEAD = [
  'PUT /picture HTTP/1.1',
  'Host: localhost',
  'Authorization: Bearer somebody',
  'Content-Type: multipart/form-data; boundary=wave',
  'Content-Length: 100000',
  '',
  '--wave',
  'Content-Disposition: form-data; name="image"; filename="a.png"',
  '',
  '',
].join('\r\n');

describe('an upload', () => {
  const apps: FastifyInstance[] = [];
  const callers: RawCaller[] = [];
  let begun = 0;

  async function listening(limits: object): Promise<FastifyInstance> {
    const app = signedInApp(limits);
    apps.push(app);
    app.addHook('preHandler', async () => void (begun += 1));
    await registerPictureUpload(app, { path: '/picture', keep: async () => succeed(answer(null)) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  }
  async function uploading(app: FastifyInstance): Promise<RawCaller> {
    const before = begun;
    const caller = await RawCaller.to(app);
    callers.push(caller);
    caller.say(HEAD);
    await until(() => begun > before);
    return caller;
  }
  afterEach(async () => {
    await Promise.all(callers.splice(0).map((caller) => caller.leave()));
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  it('that drips is told that it is too slow and closed, though it never stops', async () => {
    const caller = await uploading(await listening({ uploadSeconds: 0.3 }));
    let isOver = false;
    void caller.closed.then(() => (isOver = true));
    for (let sent = 0; !isOver && sent < 90_000; sent += 1) {
      caller.say('x');
      await nextTurn();
    }
    await caller.closed;
    expect(await caller.status()).toBe(400);
    expect(caller.heard).toContain('"code":400');
  });

  it('is one of so many of an account at the same time', async () => {
    const app = await listening({ uploadsPerAccount: 2 });
    const first = await uploading(app);
    await uploading(app);
    const third = await uploading(app);
    expect(await third.status()).toBe(429);
    await third.closed;
    expect(third.heard).toMatch(/\r\nretry-after: 2\r\n/i);
    await first.leave();
    await until(() => app.bounds.uploads.enter('somebody'));
    expect(app.bounds.uploads.enter('somebody')).toBe(false);
  });
});
