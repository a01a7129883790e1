import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { TlsFiles } from './config';

/** Fails in one line when the two files are no certificate and key, or do not belong together. */
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
