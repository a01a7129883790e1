/** What a media address names: one state of one song's source file, under the current way of packaging. */
export interface MediaKey {
  /** For a short video, its own id: no song has the same id. */
  readonly songId: string;
  readonly revision: string;
}

// Part of every address, because media responses never change: raise it when renditions are made differently.
const PACKAGING = '1';
const KEY = /^([0-9A-Za-z]{1,40})-([0-9a-z]{1,20})$/;

/** The key as it is written in addresses. */
export function formatMediaKey({ songId, revision }: MediaKey): string {
  return `${songId}-${revision}${PACKAGING}`;
}

/** Reads a key from an address; undefined if it is not a key, or was made by another way of packaging. */
export function parseMediaKey(text: string): MediaKey | undefined {
  const [, songId, tail] = KEY.exec(text) ?? [];
  if (songId === undefined || tail === undefined || !tail.endsWith(PACKAGING) || tail.length === PACKAGING.length) {
    return undefined;
  }
  return { songId, revision: tail.slice(0, -PACKAGING.length) };
}
