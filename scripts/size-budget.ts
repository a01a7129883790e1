import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CHUNK_LIST_FILE } from './build/chunk-list';
import type { ChunkList } from './build/chunk-list';

interface Budget {
  readonly initialJavaScript: { readonly limitKilobytes: number; readonly lazyPartsOfHome: readonly string[] };
}

const BYTES_PER_KILOBYTE = 1000;

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

/** The scripts that the page itself loads, and those that home imports before it can render. */
function initialFiles(lazyParts: readonly string[]): string[] {
  const html = readFileSync('dist/client/index.html', 'utf8');
  const scripts = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1] ?? '');
  const chunks = Object.entries(readJson<ChunkList>(CHUNK_LIST_FILE));
  const lazy = chunks.filter(([request]) => lazyParts.some((part) => request.includes(part)));
  return [...new Set([...scripts, ...lazy.flatMap(([, files]) => files)])];
}

const { limitKilobytes, lazyPartsOfHome } = readJson<Budget>('size-budget.json').initialJavaScript;
const sizes = initialFiles(lazyPartsOfHome).map((file) => ({
  file,
  kilobytes: gzipSync(readFileSync(`dist/client/${file}`), { level: 9 }).length / BYTES_PER_KILOBYTE,
}));
const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

for (const { file, kilobytes } of sizes) console.log(`${kilobytes.toFixed(1).padStart(8)} kB  ${file}`);
console.log(`${total.toFixed(1).padStart(8)} kB  initial JavaScript of home, gzip (limit ${limitKilobytes} kB)`);
if (total > limitKilobytes) process.exitCode = 1;
