import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, succeed, type Result } from '../../../domain/shared/result';

export interface ClusterSecrets {
  /** The password of the account that creates roles and databases. */
  readonly admin: string;
  /** Of the account the product works with, which owns its own database and nothing else. */
  readonly app: string;
}

const SECRETS_FILE = 'passwords.json';
const SECRET_BYTES = 24;

/**
 * The cluster's passwords, created on first use. If they are missing but a cluster exists, this fails: new passwords would not
 * open the cluster.
 */
export async function clusterSecrets(
  clusterFolder: string,
  clusterExists: boolean,
): Promise<Result<ClusterSecrets, string>> {
  const file = path.join(clusterFolder, SECRETS_FILE);
  if (existsSync(file)) return succeed(JSON.parse(await readFile(file, 'utf8')) as ClusterSecrets);
  if (clusterExists)
    return fail(`${file} is missing, and the database beside it cannot be opened without it; restore it`);
  const secrets = { admin: newSecret(), app: newSecret() };
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return succeed(secrets);
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
