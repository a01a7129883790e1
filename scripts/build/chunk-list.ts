/** The JavaScript files that each import of the bundle needs, by the import path as written in the source. */
export type ChunkList = Record<string, string[]>;

export const CHUNK_LIST_FILE = 'dist/client-chunks.json';
