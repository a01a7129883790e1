import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { TlsFiles } from './config';

/** Fails with one line if the two files are not a certificate and a key, or do not belong together. */
export async function checkTls(tls: TlsFiles | undefined): Promise<Result<void, string>> {
  if (tls === undefined) return succeed(undefined);
  try {
    const [cert, key] = await Promise.all([readFile(tls.certFile), readFile(tls.keyFile)]);
    createSecureContext({ cert, key });
    return succeed(undefined);
  } catch (error) {
    return fail(`TLS_CERT=${tls.certFile} and TLS_KEY=${tls.keyFile} cannot be used: ${(error as Error).message}`);
  }
}
