import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { succeed } from '../../../server/domain/shared/result';
import { answer } from '../../../server/presentation/http/answer';
import { registerPictureUpload } from '../../../server/presentation/http/picture-upload';
import { signedInApp } from '../../support/server/bare-app';
import { RawCaller } from '../../support/server/raw-caller';
import { until } from '../../support/until';

const HEAD = [
  'PUT /sso/user/me/avatar HTTP/1.1',
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

  async function listening(limits: object, trusted = 'off', gate = (_: FastifyRequest) => Promise.resolve()) {
    const app = signedInApp(limits, trusted);
    apps.push(app);
    app.addHook('preHandler', async (request) => {
      begun += 1;
      await gate(request);
    });
    await registerPictureUpload(app, { call: 'uploadAvatar', keep: async () => succeed(answer(null)) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  }
  async function uploading(app: FastifyInstance, from?: string, head = HEAD): Promise<RawCaller> {
    const before = begun;
    const caller = await RawCaller.to(app, from);
    callers.push(caller);
    caller.say(head);
    await until(() => begun > before);
    return caller;
  }
  afterEach(async () => {
    await Promise.all(callers.splice(0).map((caller) => caller.leave()));
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  it('that is too slow is refused with 400 and closed, although its client never stops sending', async () => {
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

  it('is refused when its account already has too many at the same time', async () => {
    const app = await listening({ uploadsPerAccount: 2 });
    const first = await uploading(app);
    await uploading(app);
    const third = await uploading(app);
    expect(await third.status()).toBe(429);
    await third.closed;
    expect(third.heard).toMatch(/\r\nretry-after: 2\r\n/i);
    await first.leave();
    await until(() => app.bounds.uploads.ofAccounts.enter('somebody'));
    expect(app.bounds.uploads.ofAccounts.enter('somebody')).toBe(false);
  });

  it.each([
    ['in all, of whichever accounts', { uploads: 2, uploadsPerAccount: 9 }, ['127.0.0.2', '127.0.0.3', '127.0.0.4']],
    ['of an address', { uploadsPerAddress: 2, uploadsPerAccount: 9 }, ['127.0.0.2', '127.0.0.2', '127.0.0.2']],
  ])('is refused when there are already too many %s', async (_, limits, [one, two, another]) => {
    const app = await listening(limits, '10.0.0.1');
    const first = await uploading(app, one);
    await uploading(app, two);
    const third = await uploading(app, another);
    expect(await third.status()).toBe(429);
    await third.closed;
    await first.leave();
    await until(() => app.bounds.uploads.ofAddresses.enter('127.0.0.2'));
    app.bounds.uploads.ofAddresses.leave('127.0.0.2');
    await uploading(app, another);
    expect(callers.at(-1)?.heard).toBe('');
  });

  it('is ended for an upload from another address when one address uses all slots, the slower one first', async () => {
    const app = await listening({ uploads: 2, uploadsPerAccount: 9 }, '10.0.0.1');
    const slow = await uploading(app, '127.0.0.2');
    const quick = await uploading(app, '127.0.0.2', HEAD + 'x'.repeat(50_000));
    const newcomer = await uploading(app, '127.0.0.3');
    expect(await slow.status()).toBe(429);
    await slow.closed;
    expect([quick.heard, newcomer.heard]).toEqual(['', '']);
    await quick.leave();
    await uploading(app, '127.0.0.4');
    expect(newcomer.heard).toBe('');
  });

  it('releases its slot also when its client disconnects before it is accepted', async () => {
    const app = await listening({}, 'off', async ({ raw }) => {
      callers.at(-1)?.socket.destroy();
      await until(() => raw.socket.closed);
    });
    const { ofAccounts } = app.bounds.uploads;
    const enter = jest.spyOn(ofAccounts, 'enter');
    const leave = jest.spyOn(ofAccounts, 'leave');
    await uploading(app);
    await until(() => enter.mock.calls.length === 1);
    await until(() => leave.mock.calls.length === 1);
    expect(leave.mock.calls).toEqual(enter.mock.calls);
  });

  it('with NUL in a file name is refused after it is read', async () => {
    const head = HEAD.replace('a.png', 'a\0.png');
    const caller = await uploading(await listening({}), undefined, head);
    const end = '\r\n--wave--\r\n';
    caller.say('x'.repeat(100_000 - head.slice(head.indexOf('--wave')).length - end.length) + end);
    expect(await caller.status()).toBe(400);
    expect(caller.heard).toContain('"errors":{"image":');
  });
});
