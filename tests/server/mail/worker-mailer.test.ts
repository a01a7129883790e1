import { WorkerMailer } from '../../../server/infrastructure/mail/worker-mailer';
import { RecordingLogger } from '../../support/server/recording-logger';

const mailTo = (to: string) => ({ to, subject: 'Chào', text: 'Mã của bạn là 042917.' });
const DELIVERED = { ok: true, value: undefined };
const UNDELIVERED = { ok: false, error: 'undelivered' };

/** Delivers to all but `nobody`; of three mails, the last is answered first. */
const BACKWARDS = `
  const { parentPort } = require('node:worker_threads');
  const tasks = [];
  parentPort.on('message', ({ id, mail }) => {
    const isTaken = mail.to !== 'nobody';
    tasks.unshift({ id, result: isTaken ? { ok: true, value: undefined } : { ok: false, error: 'undelivered' } });
    if (tasks.length === 3) for (const outcome of tasks) parentPort.postMessage(outcome);
  });`;

/** Crashes on as many mails as the counter says, and delivers the mails after them. */
const DYING = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.on('message', ({ id }) => {
    if (Atomics.sub(workerData, 0, 1) > 0) throw new TypeError('042917');
    parentPort.postMessage({ id, result: { ok: true, value: undefined } });
  });`;

const SILENT = `require('node:worker_threads').parentPort.on('message', () => undefined);`;

describe('mail that a separate thread sends', () => {
  const open: WorkerMailer[] = [];

  function aMailer(source: string, workerData: unknown = null) {
    const log = new RecordingLogger();
    const mailer = new WorkerMailer({ entry: { source, eval: true }, workerData }, log);
    open.push(mailer);
    return { mailer, lines: log.lines };
  }
  const dyingOf = (mails: number) => aMailer(DYING, new Int32Array(new SharedArrayBuffer(4)).fill(mails));

  afterEach(() => Promise.all(open.splice(0).map((mailer) => mailer.close())));

  it('has the outcome that the thread reports, in whichever order the outcomes arrive', async () => {
    const { mailer } = aMailer(BACKWARDS);
    const sent = ['an', 'nobody', 'vy'].map((to) => mailer.send(mailTo(to)));
    expect(await Promise.all(sent)).toEqual([DELIVERED, UNDELIVERED, DELIVERED]);
  });

  it('is given to another thread when the first one dies', async () => {
    const { mailer, lines } = dyingOf(1);
    expect(await Promise.all([mailer.send(mailTo('an')), mailer.send(mailTo('vy'))])).toEqual([DELIVERED, DELIVERED]);
    expect(lines).toMatchObject([{ level: 'error', fields: { reason: 'TypeError' } }]);
  });

  it('is undelivered when the second thread dies too, and the next mail gets a third', async () => {
    const { mailer, lines } = dyingOf(2);
    expect(await mailer.send(mailTo('an@example.org'))).toEqual(UNDELIVERED);
    expect(await mailer.send(mailTo('vy@example.org'))).toEqual(DELIVERED);
    expect(lines.map(({ message }) => message)).toContain('a mail could not be handed over');
    expect(JSON.stringify(lines)).not.toMatch(/@example|042917/);
  });

  it('is waited for when the server stops', async () => {
    const { mailer } = dyingOf(0);
    let outcome: unknown;
    void mailer.send(mailTo('an')).then((result) => (outcome = result));
    await mailer.settled(20_000);
    expect(outcome).toEqual(DELIVERED);
  });

  it('is undelivered, and logged, when its thread is ended meanwhile', async () => {
    const { mailer, lines } = aMailer(SILENT);
    const sent = mailer.send(mailTo('an'));
    await mailer.settled(1);
    await mailer.close();
    expect(await sent).toEqual(UNDELIVERED);
    expect(lines).toMatchObject([{ level: 'error', message: 'a mail could not be handed over' }]);
  });
});
