import { parentPort, workerData } from 'node:worker_threads';
import { makePinoLogger } from '../infrastructure/logging/pino-logger';
import type { MailOutcome, MailTask } from '../infrastructure/mail/worker-mailer';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';
import { systemClock } from '../infrastructure/system/system-clock';
import type { MailSettings } from './mail-settings';
import { makeMailer } from './make-mailer';

const { config, logLevel } = workerData as MailSettings;
// Failures are logged in this thread: only mails that are really sent can fail, so a log line on the main thread would change the
// response time.
const log = makePinoLogger(logLevel);
const mailer = makeMailer({ config, clock: systemClock, ids: new CryptoIdSource(), log });

// An exception ends the thread, and this is reported to the caller that waits for the mail.
parentPort?.on('message', ({ id, mail }: MailTask) => {
  void mailer.send(mail).then((result) => parentPort?.postMessage({ id, result } satisfies MailOutcome));
});
