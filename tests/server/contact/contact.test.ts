import type { FastifyInstance } from 'fastify';
import { composeContact } from '../../../server/composition/contact';
import { OutboxMailer } from '../../../server/infrastructure/mail/outbox-mailer';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { bareApp, FAR_ADDRESS } from '../../support/server/bare-app';
import { HandClock } from '../../support/server/hand-clock';
import { mailCount, mailsTo } from '../../support/server/read-mail';
import { silentLogger } from '../../support/server/silent-logger';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';

const LETTER = { name: 'Lê An', email: 'an@example.org', message: 'Album mới nhất chưa có lời.\nBạn thêm giúp nhé?' };

describe('a contact message', () => {
  const { db } = withTestDatabase();
  const folder = withTemporaryFolder();
  const apps: FastifyInstance[] = [];
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  async function aServer(contactEmail: string | undefined, outbox: string) {
    const app = bareApp();
    const settings = { folder: folder(outbox), from: 'Sóng <song@localhost>' };
    const mailer = new OutboxMailer(settings, new HandClock(), new CryptoIdSource(), silentLogger);
    composeContact(app, { config: { contactEmail, mailFrom: settings.from }, db: db(), mailer });
    await app.ready();
    apps.push(app);
    const send = async (payload: object, headers = {}, remoteAddress = '127.0.0.1') => {
      const asked = { method: 'POST', url: '/backend/contact', payload, headers, remoteAddress } as const;
      const response = await app.inject(asked);
      return response.json<{ code: number; message: string; data: { errors?: Record<string, string> } | null }>();
    };
    return { app, send, outbox: settings.folder };
  }

  it('is mailed to the configured address with the writer as sender, and confirmed in the writer’s language', async () => {
    const { send, outbox } = await aServer('host@example.org', 'configured');
    const answer = await send(LETTER, { 'accept-language': 'en' });
    expect(answer).toEqual({ code: 200, message: 'Your message is sent. Thank you.', data: null });
    const [mail = ''] = await mailsTo('host@example.org', outbox);
    expect(mail).toContain('From: Lê An <an@example.org>');
    expect(mail).toContain(LETTER.message);
  });

  it('is mailed to the first admin when no address is configured, or to the server’s mailbox without an admin', async () => {
    const { send, outbox } = await aServer(undefined, 'admin');
    await send(LETTER);
    expect(await mailsTo('song@localhost', outbox)).toHaveLength(1);
    const account = { password_hash: 'none', name: 'Người quản', created_at: '2026-01-01' };
    const admins = ['second', 'first'].map((id, index) => ({
      ...account,
      id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      role: 'admin' as const,
      created_at: `2026-01-0${2 - index}`,
    }));
    await db().insertInto('accounts').values(admins).execute();
    await send(LETTER);
    expect(await mailsTo('first@example.org', outbox)).toHaveLength(1);
    expect(await mailCount(outbox)).toBe(2);
  });

  it.each([
    ['no name', { ...LETTER, name: '  ' }, ['name']],
    ['a name of two lines', { ...LETTER, name: 'An\r\nBcc: many@example.org' }, ['name']],
    ['an address that is none', { ...LETTER, email: 'an' }, ['email']],
    ['too little to say', { ...LETTER, message: 'Chào' }, ['message']],
    ['too much to say', { ...LETTER, message: 'a'.repeat(4_001) }, ['message']],
    ['an unknown field', { ...LETTER, to: 'many@example.org' }, ['to']],
  ])('is refused with %s, and no mail is sent', async (_, payload, fields) => {
    const { send, outbox } = await aServer('host@example.org', 'refused');
    const { code, data } = await send(payload);
    expect(code).toBe(400);
    expect(Object.keys(data?.errors ?? {})).toEqual(fields);
    expect(await mailCount(outbox)).toBe(0);
  });

  it('is accepted five times in a row from one network address, then refused', async () => {
    const { send } = await aServer('host@example.org', 'often');
    const codes: number[] = [];
    for (let count = 0; count < 6; count += 1) codes.push((await send(LETTER, {}, FAR_ADDRESS)).code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is answered with an error when it could not be mailed', async () => {
    const app = bareApp();
    apps.push(app);
    const mailer = { send: () => Promise.resolve({ ok: false, error: 'undelivered' } as const) };
    composeContact(app, { config: { contactEmail: undefined, mailFrom: 'song@localhost' }, db: db(), mailer });
    const response = await app.inject({ method: 'POST', url: '/backend/contact', payload: LETTER });
    expect(response.json()).toMatchObject({ code: 500 });
  });
});
