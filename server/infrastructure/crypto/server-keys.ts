import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, succeed, type Result } from '../../domain/shared/result';

const KEY_BYTES = 32;
/** Fewer than one in 10^12 random keys of 32 bytes has fewer distinct byte values; keys that a person made up often do. */
const LEAST_DIFFERENT = 16;
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const PURPOSES = ['access', 'refresh', 'recovery', 'setup', 'media', 'device'] as const;

/** One key for each purpose, all derived from the stored one. */
export type ServerKeys = Readonly<Record<(typeof PURPOSES)[number], Buffer>>;

export interface KeyPlace {
  /** The key itself, from the environment; several servers on one database share it. */
  readonly given: string | undefined;
  readonly dataFolder: string;
  /** Whether accounts exist already: a new key would sign everybody out, so a missing key is not replaced. */
  readonly hasAccounts: boolean;
}

/** Reads the server's key, or makes it on the first run; the error says in one line what to do (security.md §2). */
export async function readServerKeys(place: KeyPlace): Promise<Result<ServerKeys, string>> {
  const secret = place.given === undefined ? await fromFile(place) : decode(place.given, 'SESSION_KEY');
  return secret.ok ? succeed(deriveKeys(secret.value)) : secret;
}

export function deriveKeys(secret: Uint8Array): ServerKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `song ${purpose}`, KEY_BYTES));
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, derive(purpose)])) as Record<
    (typeof PURPOSES)[number],
    Buffer
  >;
}

/** A keyed hash that cannot be reversed; short codes and tickets are stored in this form. */
export const keyedHash = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

function decode(text: string, name: string): Result<Buffer, string> {
  const bytes = Buffer.from(text.trim(), 'base64url');
  return bytes.length >= KEY_BYTES && new Set(bytes).size >= LEAST_DIFFERENT
    ? succeed(bytes)
    : fail(
        `${name} must be at least ${KEY_BYTES} random bytes in base64, such as  openssl rand -base64 ${KEY_BYTES}  prints`,
      );
}

async function fromFile({ dataFolder, hasAccounts }: KeyPlace): Promise<Result<Buffer, string>> {
  const file = path.join(dataFolder, 'keys', 'session.key');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text === 'string') return decode(text, file);
  if (text.code !== 'ENOENT') return fail(`${file} cannot be read: ${text.message}`);
  if (hasAccounts)
    return fail(
      `${file} is missing: put it back, or sign everybody out with a new one:  openssl rand -base64 32 > ${file}`,
    );
  return make(file);
}

/** The file gets its name only when it is complete, so that a crash on the first run leaves no partial key. */
async function make(file: string): Promise<Result<Buffer, string>> {
  const secret = randomBytes(KEY_BYTES);
  const unfinished = `${file}.new`;
  await mkdir(path.dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  await rm(unfinished, { force: true });
  await writeFile(unfinished, `${secret.toString('base64url')}\n`, { mode: OWNER_ONLY_FILE, flush: true });
  await rename(unfinished, file);
  return succeed(secret);
}
