/** Turns text into a short word of letters and digits: the same text always into the same word. */
export type Digest = (text: string) => string;

interface HeardFile {
  readonly fingerprint: string;
  readonly modifiedMs: number;
  readonly durationMs: number;
}

/**
 * What a song's media addresses carry besides its id: another one whenever its file may have another content, or was read as longer
 * or shorter than before, for what is made of it is cut by its length.
 */
export function revisionOf({ fingerprint, modifiedMs, durationMs }: HeardFile, digest: Digest): string {
  return digest(`${fingerprint}:${modifiedMs}:${durationMs}`).slice(0, 10);
}

/** Whether media addresses stay: the very same file, whatever time a copy has given it, is as long as before. */
export function keepsRevision(
  file: HeardFile & { readonly path: string },
  before: HeardFile & { readonly path: string },
): boolean {
  const isSameFile = file.fingerprint === before.fingerprint && file.durationMs === before.durationMs;
  return isSameFile && (file.path !== before.path || file.modifiedMs === before.modifiedMs);
}

/** What a short video's media addresses carry: its captions are among its media. */
export function clipRevisionOf(
  { fingerprint, modifiedMs, durationMs, captions }: HeardFile & { readonly captions: string | null },
  digest: Digest,
): string {
  return digest(`${fingerprint}:${modifiedMs}:${durationMs}:${captions ?? ''}`).slice(0, 10);
}
