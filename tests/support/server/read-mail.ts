import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The text of a mail as a reader sees it, whatever its transfer encoding (RFC 2045). */
export function bodyOf(mail: string): string {
  const [head = '', ...rest] = mail.replaceAll('\r\n', '\n').split('\n\n');
  const body = rest.join('\n\n');
  if (/^content-transfer-encoding: base64$/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes);
}

const LOOK_AGAIN_MS = 10;
const PATIENCE_MS = 20_000;

async function mailsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).sort();
  return Promise.all(whole.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** The text of every mail to an address, in the order of writing; waits up to twenty seconds for this many. */
export const mailsTo = (address: string, outbox: string, count = 1): Promise<readonly string[]> =>
  mailsAmong(() => mailsIn(outbox), address, count);

/** The same for mails that are stored elsewhere. */
export async function mailsAmong(
  read: () => Promise<readonly string[]> | readonly string[],
  address: string,
  count: number,
): Promise<readonly string[]> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const theirs = (await read()).filter((mail) => mail.split(/\r?\n/).includes(`To: ${address}`));
    if (theirs.length >= count || performance.now() > deadline) return theirs.map(bodyOf);
    await wait(LOOK_AGAIN_MS);
  }
}

/** How many mails there are in all. */
export const mailCount = async (outbox: string): Promise<number> => (await mailsIn(outbox)).length;
