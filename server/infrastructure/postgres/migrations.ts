import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '../shared/package-root';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const FILE_FORM = /^(\d{4})-([a-z0-9-]+)\.sql$/;

export function migrationsFolder(): string {
  return path.join(packageRoot(), 'server', 'infrastructure', 'postgres', 'migrations');
}

/** The migrations of this build in their order: `0001-name.sql`, `0002-…`, without a gap. */
export async function readMigrations(folder = migrationsFolder()): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map((file, index) => readMigration(folder, file, index + 1)));
}

async function readMigration(folder: string, file: string, expected: number): Promise<Migration> {
  const [, digits, name] = FILE_FORM.exec(file) ?? [];
  if (digits === undefined || name === undefined || Number(digits) !== expected) {
    throw new Error(`migration ${expected} is missing or misnamed: found ${file}`);
  }
  const sql = await readFile(path.join(folder, file), 'utf8');
  // A checkout with different line endings contains the same migration.
  const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
  return { version: expected, name, sql, checksum };
}
