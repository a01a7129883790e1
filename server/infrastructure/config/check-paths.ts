import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Config } from './config';
import { readPostgresUrl } from '../shared/postgres-url';

type Demand = {
  readonly name: string;
  readonly path: string | undefined;
  readonly kind: 'folder' | 'file' | 'program';
};

const RIGHTS = {
  folder: constants.R_OK | constants.X_OK,
  file: constants.R_OK,
  program: constants.X_OK,
} as const;

/** Fails with one line at the first configured path that does not exist or lacks the access it needs. */
export async function checkPaths(config: Config): Promise<Result<void, string>> {
  const demands: Demand[] = [
    { name: 'MEDIA_DIR', path: config.mediaFolder, kind: 'folder' },
    { name: 'TLS_CERT', path: config.tls?.certFile, kind: 'file' },
    { name: 'TLS_KEY', path: config.tls?.keyFile, kind: 'file' },
    { name: 'FFMPEG_PATH', path: config.ffmpegPath, kind: 'program' },
    ...certificatesOf(config.databaseUrl),
  ];
  for (const { name, path, kind } of demands) {
    const problem = path === undefined ? undefined : await problemOf(path, kind);
    if (problem !== undefined) return fail(`${name}=${path} ${problem}`);
  }
  return succeed(undefined);
}

/** The files that the database's driver reads. */
function certificatesOf(databaseUrl: string | undefined): readonly Demand[] {
  const parameters = readPostgresUrl(databaseUrl ?? '')?.searchParams;
  return ['sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => {
    const path = parameters?.get(name) ?? '';
    return path === '' ? [] : [{ name: `DATABASE_URL with ${name}`, path, kind: 'file' }];
  });
}

async function problemOf(path: string, kind: Demand['kind']): Promise<string | undefined> {
  try {
    const stats = await stat(path);
    if (stats.isDirectory() !== (kind === 'folder'))
      return kind === 'folder' ? 'is no folder' : 'is a folder, not a file';
    await access(path, RIGHTS[kind]);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
    return kind === 'program' ? 'may not be run' : 'may not be read';
  }
}
