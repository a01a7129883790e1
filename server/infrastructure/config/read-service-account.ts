import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fail, succeed, type Result } from '../../domain/shared/result';

/** The signing data of a Google service account. */
export interface ServiceAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
}

const NAME = 'FIREBASE_SERVICE_ACCOUNT';
const SMALLEST_KEY_BITS = 2_048;
const HINT = 'it must be the JSON that the Firebase console gives out for a service account, or the path of its file';

/** Reads the service account, given as JSON or as a path; the error says in one line what is wrong and repeats nothing secret. */
export async function readServiceAccount(
  given: string | undefined,
): Promise<Result<ServiceAccount | undefined, string>> {
  if (given === undefined) return succeed(undefined);
  const isInline = given.startsWith('{');
  const text = isInline ? given : await readFile(given, 'utf8').catch(() => null);
  if (text === null) return fail(`${NAME}=${given} cannot be read: ${HINT}`);
  const name = isInline ? NAME : `${NAME}=${given}`;
  const fields = readFields(text);
  if (fields === null) return fail(`${name} has no project_id, client_email and private_key: ${HINT}`);
  const privateKey = readKey(fields.private_key);
  if (privateKey === null)
    return fail(`${name} has a private_key that is no RSA key of ${SMALLEST_KEY_BITS} bits or more`);
  return succeed({ projectId: fields.project_id, clientEmail: fields.client_email, privateKey });
}

const FIELDS = ['project_id', 'client_email', 'private_key'] as const;

function readFields(text: string): Readonly<Record<(typeof FIELDS)[number], string>> | null {
  try {
    const json = JSON.parse(text) as Readonly<Record<(typeof FIELDS)[number], string>> | null;
    return FIELDS.every((field) => typeof json?.[field] === 'string' && json[field] !== '') ? json : null;
  } catch {
    // No JSON.
    return null;
  }
}

function readKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    const bits = key.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? 0) : 0;
    return bits >= SMALLEST_KEY_BITS ? key : null;
  } catch {
    // No key in PEM.
    return null;
  }
}
