import { readFileSync } from 'node:fs';
import { CHUNK_LIST_FILE, type ChunkList } from '../../../scripts/build/chunk-list';

/** Matches the addresses of the files that a lazy part of the web app loads, by the end of its import. */
export function chunkAddress(part: string): RegExp {
  const list = JSON.parse(readFileSync(CHUNK_LIST_FILE, 'utf8')) as ChunkList;
  const files = Object.entries(list).find(([request]) => request.endsWith(`/${part}`))?.[1] ?? [];
  if (files.length === 0) throw new Error(`the build has no chunk for ${part}`);
  return new RegExp(`/(?:${files.join('|').replaceAll('.', '[.]')})$`);
}
