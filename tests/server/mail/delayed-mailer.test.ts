import type { Mail, Mailer } from '../../../server/application/ports/mailer.port';
import { fail, succeed, type Result } from '../../../server/domain/shared/result';
import { DelayedMailer } from '../../../server/infrastructure/mail/delayed-mailer';

const MAIL: Mail = { to: 'vy@example.org', subject: 'Chào', text: 'Mã của bạn.' };

class RecordingMailer implements Mailer {
  readonly taken: Mail[] = [];

  constructor(private readonly answer: Result<void, 'undelivered'>) {}

  send(mail: Mail): Promise<Result<void, 'undelivered'>> {
    this.taken.push(mail);
    return Promise.resolve(this.answer);
  }
}

describe('a mail that is handed over later', () => {
  it.each([
    ['delivered', succeed(undefined)],
    ['not delivered', fail('undelivered' as const)],
  ])('is handed over only after the delay, and is then %s', async (_what, answer) => {
    const mailer = new RecordingMailer(answer);
    const sent = new DelayedMailer(mailer, 20).send(MAIL);
    await Promise.resolve();
    expect(mailer.taken).toEqual([]);
    expect(await sent).toEqual(answer);
    expect(mailer.taken).toEqual([MAIL]);
  });

  it('is handed over before the server stops', async () => {
    const mailer = new RecordingMailer(succeed(undefined));
    const later = new DelayedMailer(mailer, 20);
    void later.send(MAIL);
    await later.settled(20_000);
    expect(mailer.taken).toEqual([MAIL]);
  });

  it('is waited for only for a limited time', async () => {
    const later = new DelayedMailer({ send: () => new Promise(() => undefined) }, 0);
    void later.send(MAIL);
    await later.settled(10);
  });
});
