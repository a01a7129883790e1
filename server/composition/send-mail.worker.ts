import { parentPort, workerData } from 'node:worker_threads';
import { makePinoLogger } from '../infrastructure/logging/pino-logger';
import type { MailOutcome, MailTask } from '../infrastructure/mail/worker-mailer';
import { CryptoIdSource } from '../infrastructure/system/crypto-id-source';
import { systemClock } from '../infrastructure/system/system-clock';
import type { MailSettings } from './mail-settings';
import { makeMailer } from './make-mailer';

const { config, logLevel } = workerData as MailSettings;
// Failures are logged from here: only mails that are sent have any, so the line would show in the time of the server's answers.
const log = makePinoLogger(logLevel);
const mailer = makeMailer({ config, clock: systemClock, ids: new CryptoIdSource(), log });

// A bug ends the thread, which whoever waits for the mail is told.
parentPort?.on('message', ({ id, mail }: MailTask) => {
  void mailer.send(mail).then((result) => parentPort?.postMessage({ id, result } satisfies MailOutcome));
});
