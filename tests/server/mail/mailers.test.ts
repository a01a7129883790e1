import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from '../../../server/application/ports/mailer.port';
import { OutboxMailer } from '../../../server/infrastructure/mail/outbox-mailer';
import { SmtpMailer } from '../../../server/infrastructure/mail/smtp-mailer';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { MailPost } from '../../support/server/mail-post';
import { RecordingLogger } from '../../support/server/recording-logger';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const FROM = 'Sóng <song@localhost>';
const MAIL = { to: 'an@example.org', subject: 'Mã đặt lại mật khẩu', text: 'Mã của bạn là 042917.\n' };

const inFolder = withTemporaryFolder();
let folders = 0;
const newFolder = (): string => inFolder(`outbox-${(folders += 1)}`);

interface World {
  readonly mailer: Mailer;
  /** The source of every mail that arrived (RFC 5322). */
  arrived(): Promise<readonly string[]>;
  breakDown(): Promise<void>;
  readonly logged: () => string;
}

function anOutbox(): Promise<World> {
  const folder = newFolder();
  const log = new RecordingLogger();
  const mailer = new OutboxMailer({ folder, from: FROM }, systemClock, new CryptoIdSource(), log);
  return Promise.resolve({
    mailer,
    logged: () => JSON.stringify(log.lines),
    arrived: async () => {
      const names = (await readdir(folder)).sort();
      return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    },
    breakDown: () => writeFile(folder, 'a file where the folder should be'),
  });
}

let posts: MailPost[] = [];

async function aMailServer(): Promise<World> {
  const post = await MailPost.open();
  posts.push(post);
  const log = new RecordingLogger();
  const mailer = new SmtpMailer({ url: post.url, from: FROM }, log);
  return {
    mailer,
    logged: () => JSON.stringify(log.lines),
    arrived: () => Promise.resolve(post.taken),
    breakDown: () => {
      post.refusesRecipients = true;
      return Promise.resolve();
    },
  };
}

afterEach(async () => {
  await Promise.all(posts.map((post) => post.close()));
  posts = [];
});

const bodyOf = (mail: string): string => {
  const [head = '', ...rest] = mail.replaceAll('\r\n', '\n').split('\n\n');
  const body = rest.join('\n\n');
  if (/^content-transfer-encoding: base64$/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes);
};

describe.each([
  ['the outbox folder', anOutbox],
  ['a mail server', aMailServer],
])('mail through %s', (_, aWorld) => {
  it('arrives with its address, its subject and its text', async () => {
    const world = await aWorld();
    expect(await world.mailer.send(MAIL)).toEqual({ ok: true, value: undefined });
    const [mail = ''] = await world.arrived();
    expect(mail).toMatch(/^To: an@example\.org\r?$/m);
    expect(mail).toMatch(/^From: .*song@localhost/m);
    expect(mail).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(bodyOf(mail)).toContain('Mã của bạn là 042917.');
  });

  it('has a Reply-To header where it names another address for answers', async () => {
    const world = await aWorld();
    await world.mailer.send({ ...MAIL, replyTo: 'vy@example.org' });
    expect((await world.arrived())[0]).toMatch(/^Reply-To: vy@example\.org\r?$/m);
  });

  it('arrives separately from other mails', async () => {
    const world = await aWorld();
    await Promise.all([1, 2, 3].map((number) => world.mailer.send({ ...MAIL, text: `Mail ${number}` })));
    expect(
      (await world.arrived())
        .map(bodyOf)
        .map((text) => text.trim())
        .sort(),
    ).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
  });

  it('gets no further header from a subject or an address', async () => {
    const world = await aWorld();
    await world.mailer.send({
      ...MAIL,
      to: 'an@example.org\r\nBcc: evil@example.org',
      replyTo: 'vy@example.org\r\nBcc: evil@example.org',
      subject: 'Mã\r\nBcc: evil@example.org',
    });
    const heads = (await world.arrived()).map((mail) => mail.replaceAll('\r\n', '\n').split('\n\n')[0] ?? '');
    expect(heads.filter((head) => /^bcc:/im.test(head))).toEqual([]);
  });

  it('is accepted as a dummy, and is not delivered', async () => {
    const world = await aWorld();
    expect(await world.mailer.send({ ...MAIL, isDummy: true })).toEqual({ ok: true, value: undefined });
    await world.mailer.send({ ...MAIL, text: 'Mail 2' });
    expect((await world.arrived()).map((mail) => bodyOf(mail).trim())).toEqual(['Mail 2']);
  });

  it('is reported as undelivered, and neither its address nor its text is logged', async () => {
    const world = await aWorld();
    await world.breakDown();
    expect(await world.mailer.send(MAIL)).toEqual({ ok: false, error: 'undelivered' });
    expect(world.logged()).not.toMatch(/an@example|042917/);
    expect(world.logged()).toContain('error');
  });
});

describe('the outbox folder', () => {
  it('can be read only by its owner', async () => {
    const folder = newFolder();
    await new OutboxMailer({ folder, from: FROM }, systemClock, new CryptoIdSource(), new RecordingLogger()).send(MAIL);
    const [name = ''] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('is used unchanged where it already exists', async () => {
    const folder = newFolder();
    await mkdir(folder);
    const mailer = new OutboxMailer({ folder, from: FROM }, systemClock, new CryptoIdSource(), new RecordingLogger());
    expect(await mailer.send(MAIL)).toMatchObject({ ok: true });
  });
});

describe('a mail server that cannot be reached', () => {
  it('leaves the mail undelivered, and the cause is logged for the operator', async () => {
    const post = await MailPost.open();
    const { url } = post;
    await post.close();
    const log = new RecordingLogger();
    expect(await new SmtpMailer({ url, from: FROM }, log).send(MAIL)).toMatchObject({ ok: false });
    expect(JSON.stringify(log.lines)).toContain('ESOCKET');
  });
});
