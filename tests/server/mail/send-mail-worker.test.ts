import { composeMail } from '../../../server/composition/mail';
import { workerEntry } from '../../../server/infrastructure/shared/worker-entry';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { withMailPost } from '../../support/server/mail-post';
import { mailsTo } from '../../support/server/read-mail';
import { silentLogger } from '../../support/server/silent-logger';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const MAIL = { to: 'an@example.org', subject: 'Mã đặt lại mật khẩu', text: 'Mã của bạn là 042917.\n' };

describe('the product’s mail thread', () => {
  const post = withMailPost();
  const inFolder = withTemporaryFolder();

  const mailWith = (smtpUrl: string | undefined) =>
    composeMail({
      config: { dataFolder: inFolder(''), mailFrom: 'Sóng <song@localhost>', smtpUrl, logLevel: 'silent' },
      clock: systemClock,
      ids: new CryptoIdSource(),
      log: silentLogger,
      mailDelayMs: 0,
      mailWorker: workerEntry('server/composition/send-mail.worker.ts'),
    });

  it('hands mail to the mail server, and reports mail that the mail server refuses', async () => {
    const { mailer, close } = mailWith(post().url);
    expect(await mailer.send(MAIL)).toEqual({ ok: true, value: undefined });
    expect(await post().mailsTo(MAIL.to)).toHaveLength(1);
    post().refusesRecipients = true;
    expect(await mailer.send(MAIL)).toEqual({ ok: false, error: 'undelivered' });
    await close();
  });

  it('writes mail into the outbox before the server stops', async () => {
    const { laterMailer, close } = mailWith(undefined);
    void laterMailer.send(MAIL);
    await close();
    expect(await mailsTo(MAIL.to, inFolder('outbox'))).toHaveLength(1);
  });
});
