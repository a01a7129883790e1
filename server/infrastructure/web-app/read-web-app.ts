import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WebApp, WebFile } from '../../application/ports/web-app';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const PAGE = '/index.html';
const VERSION_LENGTH = 12;

/** Reads the built web app into memory, with the compressed variants beside each file; null where nothing is built. */
export async function readWebApp(folder: string): Promise<WebApp | null> {
  const paths = await filesUnder(folder);
  const files = new Map<string, WebFile>();
  for (const url of paths) {
    const type = TYPES[path.extname(url)];
    if (type !== undefined) files.set(url, await readWebFile(folder, url, type));
  }
  const page = files.get(PAGE);
  if (page === undefined) return null;
  files.delete(PAGE);
  return { page: page.bytes.toString('utf8'), files };
}

/** None where the web app was not built. */
async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return files.map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`);
}

async function readWebFile(folder: string, url: string, type: string): Promise<WebFile> {
  const file = path.join(folder, url);
  const [bytes, br, gzip] = await Promise.all([readFile(file), readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, VERSION_LENGTH);
  return { type, bytes, version, br, gzip };
}

/** The build compresses only some of the files. */
const readIfThere = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);
