/** Turns text into a short word of letters and digits; the same text always gives the same word. */
export type Digest = (text: string) => string;

interface HeardFile {
  readonly fingerprint: string;
  readonly modifiedMs: number;
  readonly durationMs: number;
}

/**
 * The revision that a song's media addresses carry besides its id. It changes whenever the file may have other content, or was
 * read as longer or shorter than before, because renditions are cut by its length.
 */
export function revisionOf({ fingerprint, modifiedMs, durationMs }: HeardFile, digest: Digest): string {
  return digest(`${fingerprint}:${modifiedMs}:${durationMs}`).slice(0, 10);
}

/** Whether media addresses stay the same: the file is the very same and as long as before, whatever time a copy gave it. */
export function keepsRevision(
  file: HeardFile & { readonly path: string },
  before: HeardFile & { readonly path: string },
): boolean {
  const isSameFile = file.fingerprint === before.fingerprint && file.durationMs === before.durationMs;
  return isSameFile && (file.path !== before.path || file.modifiedMs === before.modifiedMs);
}

/** The revision in a short video's media addresses; the captions count, because they are media too. */
export function clipRevisionOf(
  { fingerprint, modifiedMs, durationMs, captions }: HeardFile & { readonly captions: string | null },
  digest: Digest,
): string {
  return digest(`${fingerprint}:${modifiedMs}:${durationMs}:${captions ?? ''}`).slice(0, 10);
}
