/** Turns text into a short word of letters and digits: the same text always into the same word. */
export type Digest = (text: string) => string;

/** What a song's media addresses carry besides its id: another one whenever its file may have another content. */
export function revisionOf(
  file: { readonly fingerprint: string; readonly modifiedMs: number },
  digest: Digest,
): string {
  return digest(`${file.fingerprint}:${file.modifiedMs}`).slice(0, 10);
}

/** What a short video's media addresses carry: its captions are among its media. */
export function clipRevisionOf(
  clip: { readonly fingerprint: string; readonly modifiedMs: number; readonly captions: string | null },
  digest: Digest,
): string {
  return digest(`${clip.fingerprint}:${clip.modifiedMs}:${clip.captions ?? ''}`).slice(0, 10);
}
